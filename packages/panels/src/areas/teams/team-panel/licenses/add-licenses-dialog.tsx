import { daysUntil, expiryOf } from "@gatehouse/contract/licenses";
import { type EligibleLicense, teams } from "@gatehouse/contract/teams";
import { Checkbox, CheckboxGroup, Identifier, SkeletonLines, StateMessage } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { batchOf } from "../../../../data/batch-of";
import { Remote } from "../../../../data/remote";
import { useAction } from "../../../../data/use-action";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import { useForm } from "../../../../forms/use-form";
import { useFormat } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { findLicenseAdded } from "../../teams.look-ups";

export interface AddLicensesDialogProps {
  readonly teamGuid: string;
  readonly onClose: () => void;
}

/** Adds some of the account's eligible licenses to a team. After a partial failure, the list has only the rest. */
export function AddLicensesDialog({ teamGuid, onClose }: AddLicensesDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const eligible = useEndpoint(teams.listEligibleLicenses);
  const add = useAction(batchOf(teams.addLicense, { findDone: findLicenseAdded }), {
    success: (_: unknown, added: readonly unknown[]) => texts.licensesAdded(added.length),
    failure: texts.updateFailed,
    onSuccess: onClose,
  });
  const offered = eligible.data?.results ?? [];
  const wantedOf = (chosen: ReadonlySet<string>) => offered.filter(({ guid }) => chosen.has(guid));
  const form = useForm<{ readonly chosen: ReadonlySet<string> }>({
    initial: { chosen: new Set() },
    check: ({ chosen }) => ({ chosen: wantedOf(chosen).length === 0 ? texts.addLicensesChoose : undefined }),
    action: add,
    isLive: true,
    onSubmit: ({ chosen }) => add.run(wantedOf(chosen).map(({ guid }) => ({ teamGuid, body: { license_guid: guid } }))),
  });
  const { chosen } = form.values;
  const choose = (guid: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== guid);
    form.set({ chosen: new Set(isChosen ? [...others, guid] : others) });
  };
  return (
    <FormDialog
      title={texts.addLicensesTitle}
      onSubmit={form.submit}
      submitLabel={texts.addLicensesSubmit(wantedOf(chosen).length)}
      cancelLabel={texts.cancel}
      isSubmitDisabled={offered.length === 0}
      isPending={form.isPending}
      onClose={onClose}
    >
      <p>
        {texts.addLicensesText} {texts.addLicensesExpired}
      </p>
      <Remote
        of={eligible}
        failure={texts.failedAvailable}
        skeleton={<SkeletonLines />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.addLicensesNone} text={texts.addLicensesNoneText} />,
        }}
      >
        {(page) => (
          <div ref={form.ref}>
            <CheckboxGroup label={texts.addLicensesChoice} isRequired error={form.error("chosen")}>
              {page.results.map((license) => (
                <Checkbox
                  key={license.guid}
                  isSelected={chosen.has(license.guid)}
                  onChange={(isChosen) => choose(license.guid, isChosen)}
                  isDisabled={form.isPending}
                >
                  <LicenseLine license={license} />
                </Checkbox>
              ))}
            </CheckboxGroup>
          </div>
        )}
      </Remote>
    </FormDialog>
  );
}

function LicenseLine({
  license: { serial_number, expiration_date },
}: {
  readonly license: EligibleLicense;
}): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const date = useFormat().date(expiration_date);
  const isExpired = expiryOf(daysUntil(expiration_date, useNow())) === "expired";
  return (
    <>
      <Identifier isPlain>{serial_number}</Identifier>, {isExpired ? texts.expiredOn(date) : texts.expiresOn(date)}
    </>
  );
}
