import { serverMessage } from "@gatehouse/contract";
import { countFault } from "@gatehouse/contract/cart";
import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { focusWrongField } from "../../../forms/focus-wrong-field";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import { DurationSelect } from "./duration-select";
import { useAddLicenses } from "./use-add-licenses";

/** New PRO licenses for the cart: for how long, and how many (spec part 1 §5). */
export function AddLicenseDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(cartMessages);
  const [years, setYears] = useState<number | null>(null);
  const [count, setCount] = useState("1");
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const add = useAddLicenses(onClose);
  const fault = countFault(count);
  const isTried = tries > 0;
  useEffect(() => void focusWrongField(place.current), [tries, add.error]);
  const onSubmit = () => {
    setTries(tries + 1);
    if (years !== null && fault === undefined) add.run({ years, count: Number(count) });
  };
  const refusal = add.error === null ? undefined : serverMessage(add.error, "quantity");
  return (
    <FormDialog
      title={texts.addTitle}
      onSubmit={onSubmit}
      submitLabel={texts.addSubmit}
      cancelLabel={texts.cancel}
      isPending={add.isPending}
      onClose={onClose}
    >
      <div ref={place} className="gh-stack">
        <DurationSelect
          texts={texts}
          years={years}
          onChange={setYears}
          description={texts.addText}
          error={isTried && years === null ? texts.durationRequired : undefined}
        />
        <TextField
          label={texts.licenseCount}
          description={texts.licenseCountHint}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          isReadOnly={add.isPending}
          value={count}
          onChange={(value) => {
            setCount(value);
            if (add.error !== null) add.reset();
          }}
          error={isTried && fault !== undefined ? texts.countFaults[fault] : refusal}
        />
      </div>
    </FormDialog>
  );
}
