import { Banner, Button, Identifier } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/overlays";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../provider/messages";
import { cartMessages } from "./cart.messages";
import { DurationSelect } from "./duration-select";
import { type RenewableLicense, useAddRenewals } from "./use-add-renewals";

export interface RenewLicensesDialogProps {
  readonly licenses: readonly RenewableLicense[];
  readonly onClose: () => void;
}

/** Puts the renewals of some licences into the cart. Those that fail are named, and only they are tried again. */
export function RenewLicensesDialog({ licenses, onClose }: RenewLicensesDialogProps): ReactNode {
  const texts = useMessages(cartMessages);
  const [years, setYears] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const add = useAddRenewals(licenses, onClose);
  const onSubmit = () => {
    setTried(true);
    if (years !== null) add.run(years);
  };
  const failureOf = (guid: string) => add.failures.find((failure) => failure.license.guid === guid);
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
      {add.failures.length > 0 && <Banner tone="danger">{texts.failedRenew}</Banner>}
      <ul className="gh-renewals" aria-label={texts.renewLicenses}>
        {add.open.map(({ guid, serial_number: serial }) => (
          <li key={guid}>
            <Identifier>{serial}</Identifier> {failureOf(guid)?.reason !== undefined && <span className="gh-small">{failureOf(guid)?.reason}</span>}
          </li>
        ))}
      </ul>
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
