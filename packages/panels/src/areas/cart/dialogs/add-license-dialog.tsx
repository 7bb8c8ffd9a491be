import { serverMessage } from "@gatehouse/contract";
import { countError } from "@gatehouse/contract/cart";
import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import { DurationSelect } from "./duration-select";
import { useAddLicenses } from "./use-add-licenses";

interface NewLicensesForm {
  readonly years: number | null;
  readonly quantity: string;
}

/** Adds new PRO licenses to the cart. The user chooses their duration and count. */
export function AddLicenseDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(cartMessages);
  const add = useAddLicenses(onClose);
  const form = useForm<NewLicensesForm>({
    initial: { years: null, quantity: "1" },
    check: ({ years, quantity }) => {
      const error = countError(quantity);
      return {
        years: years === null ? texts.durationRequired : undefined,
        quantity: error && texts.countErrors[error],
      };
    },
    action: add,
    isLive: true,
    onSubmit: ({ years, quantity }) => years !== null && add.run({ years, count: Number(quantity) }),
  });
  const quantity = form.text("quantity");
  const refusal = add.error === null ? undefined : serverMessage(add.error, "quantity");
  return (
    <FormDialog
      title={texts.addTitle}
      onSubmit={form.submit}
      submitLabel={texts.addSubmit}
      cancelLabel={texts.cancel}
      isPending={add.isPending}
      onClose={onClose}
    >
      <div ref={form.ref} className="gh-stack">
        <DurationSelect
          years={form.values.years}
          onChange={(years) => form.set({ years })}
          description={texts.addText}
          error={form.error("years")}
        />
        <TextField
          label={texts.licenseCount}
          description={texts.licenseCountHint}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          isReadOnly={add.isPending}
          {...quantity}
          onChange={(value) => {
            quantity.onChange(value);
            if (add.error !== null) add.reset();
          }}
          error={quantity.error ?? refusal}
        />
      </div>
    </FormDialog>
  );
}
