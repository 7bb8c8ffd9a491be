import { daysUntil, expiryOf } from "@gatehouse/contract/licenses";
import { type EligibleLicense, teams } from "@gatehouse/contract/teams";
import { Checkbox, Identifier, SkeletonLines, StateMessage } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { batchOf } from "../../../../data/batch-of";
import { Remote } from "../../../../data/remote";
import { useAction } from "../../../../data/use-action";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useNow } from "../../../../data/use-now";
import { useFormat } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { findLicenseAdded } from "../../teams.look-ups";
import { teamsMessages } from "../../teams.messages";

export interface AddLicensesDialogProps {
  readonly teamGuid: string;
  readonly onClose: () => void;
}

/** Adds some of the account's eligible licenses to a team. Of several, those that were added are gone from the list when one fails. */
export function AddLicensesDialog({ teamGuid, onClose }: AddLicensesDialogProps): ReactNode {
  const texts = useMessages(teamsMessages);
  const eligible = useEndpoint(teams.listEligibleLicenses);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const offered = eligible.data?.results ?? [];
  const wanted = offered.filter(({ guid }) => chosen.has(guid));
  const add = useAction(batchOf(teams.addLicense, { findDone: findLicenseAdded }), {
    success: texts.licensesAdded(wanted.length),
    failure: texts.updateFailed,
    onSuccess: onClose,
  });
  const toggle = (guid: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(guid);
    else next.delete(guid);
    setChosen(next);
  };
  return (
    <FormDialog
      title={texts.addLicensesTitle}
      onSubmit={() => add.run(wanted.map(({ guid }) => ({ teamGuid, body: { license_guid: guid } })))}
      submitLabel={texts.addLicensesSubmit(wanted.length)}
      cancelLabel={texts.cancel}
      isSubmitDisabled={offered.length === 0}
      submitDisabledReason={offered.length > 0 && wanted.length === 0 ? texts.addLicensesChoose : undefined}
      isPending={add.isPending}
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
          <Choices role="group" aria-label={texts.addLicensesChoice}>
            {page.results.map((license) => (
              <Checkbox
                key={license.guid}
                isSelected={chosen.has(license.guid)}
                onChange={(isChosen) => toggle(license.guid, isChosen)}
                isDisabled={add.isPending}
              >
                <LicenseLine license={license} />
              </Checkbox>
            ))}
          </Choices>
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
  const texts = useMessages(teamsMessages);
  const date = useFormat().date(expiration_date);
  const isExpired = expiryOf(daysUntil(expiration_date, useNow())) === "expired";
  return (
    <>
      <Identifier>{serial_number}</Identifier>, {isExpired ? texts.expiredOn(date) : texts.expiresOn(date)}
    </>
  );
}

const Choices = styled.div`
  display: grid;
  gap: var(--gh-space-1);
  max-height: 20em;
  overflow: auto;
`;
