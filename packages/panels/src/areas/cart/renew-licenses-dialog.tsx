import { Button, Checkbox, Identifier } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/overlays";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useMessages } from "../../provider/messages";
import { cartMessages } from "./cart.messages";
import { DurationSelect } from "./duration-select";
import { type RenewableLicense, type RenewalFailure, useAddRenewals } from "./use-add-renewals";

export interface RenewLicensesDialogProps {
  readonly licenses: readonly RenewableLicense[];
  readonly onClose: () => void;
}

/** Puts the renewals of one licence, or of those selected among several, into the cart. Those that fail are named, and only they are tried again. */
export function RenewLicensesDialog({ licenses, onClose }: RenewLicensesDialogProps): ReactNode {
  const texts = useMessages(cartMessages);
  const [years, setYears] = useState<number | null>(null);
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const add = useAddRenewals(onClose);
  // After a failure the rest is in the cart already.
  const open = add.failures.length > 0 ? add.failures.map(({ license }) => license) : licenses;
  const selected = open.filter(({ guid }) => !unselected.has(guid));
  const onSubmit = () => {
    setTried(true);
    if (years !== null && selected.length > 0) add.run({ licenses: selected, years });
  };
  const toggle = (guid: string) => setUnselected((before) => (before.has(guid) ? new Set([...before].filter((one) => one !== guid)) : new Set([...before, guid])));
  return (
    <Dialog
      title={texts.renewTitle(licenses.length)}
      isOpen
      onOpenChange={onClose}
      isDismissDisabled={add.isPending}
      onSubmit={onSubmit}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" isPending={add.isPending}>{texts.renewSubmit}</Button>
        </>
      }
    >
      <List aria-label={texts.renewLicenses}>
        {open.map((license) => (
          <li key={license.guid}>
            {licenses.length === 1 ? (
              <Identifier>{license.serial_number}</Identifier>
            ) : (
              <Checkbox isSelected={!unselected.has(license.guid)} onChange={() => toggle(license.guid)} error={failureText(add.failures, license)}>
                <Identifier>{license.serial_number}</Identifier>
              </Checkbox>
            )}
            {licenses.length === 1 && <span className="gh-small">{failureText(add.failures, license)}</span>}
          </li>
        ))}
      </List>
      {isTried && selected.length === 0 && <p role="alert">{texts.renewNone}</p>}
      <DurationSelect
        texts={texts}
        years={years}
        onChange={setYears}
        description={texts.renewText}
        error={isTried && years === null ? texts.durationRequired : undefined}
      />
    </Dialog>
  );
}

function failureText(failures: readonly RenewalFailure[], { guid }: RenewableLicense): string | undefined {
  return failures.find(({ license }) => license.guid === guid)?.reason;
}

const List = styled.ul`
  display: grid;
  gap: var(--gh-space-1);
  max-height: 16em;
  overflow-y: auto;
  list-style: none;
`;
