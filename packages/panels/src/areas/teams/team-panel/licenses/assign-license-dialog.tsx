import { isPortalError } from "@gatehouse/contract";
import { holdingOf, type TeamLicense, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { Banner, IdentifiedText, NativeSelect, SkeletonLines } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useMemo } from "react";
import { Remote } from "../../../../data/remote";
import { useAction } from "../../../../data/use-action";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useForm } from "../../../../forms/use-form";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { teamMessages } from "../../team.messages";
import { findAssigned } from "../../teams.look-ups";
import { freeMembers } from "./free-members";

export interface AssignLicenseDialogProps {
  readonly teamGuid: string;
  readonly license: TeamLicense;
  readonly onClose: () => void;
}

/** Assigns a license of a team to a member. Offers the members who have no assigned license yet. */
export function AssignLicenseDialog({ teamGuid, license, onClose }: AssignLicenseDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const teamTexts = useMessages(teamMessages);
  const users = useEndpoint(teams.listUsers, { teamGuid });
  const assign = useAction(teams.assignLicense, {
    failure: (error) =>
      isPortalError(error, "not-found") ? teamTexts.licenseGone(license.serial_number) : texts.assignFailed,
    findDone: findAssigned,
    onSuccess: onClose,
  });
  const { locale } = usePortal();
  const free = useMemo(() => users.data && freeMembers(users.data.results, locale), [users.data, locale]);
  const options = useMemo(() => [{ value: "", label: texts.assignRequired }, ...(free ?? [])], [texts, free]);
  const form = useForm({
    initial: { assigned_user_email: "" },
    // A member who left the team or got a license meanwhile is no longer offered.
    check: ({ assigned_user_email: email }) => ({
      assigned_user_email: free?.some(({ value }) => value === email) ? undefined : texts.assignRequired,
    }),
    action: assign,
    onSubmit: (body) => assign.run({ teamGuid, licenseGuid: license.guid, body }),
  });
  const member = form.text("assigned_user_email");
  return (
    <FormDialog
      title={<IdentifiedText ids={[license.serial_number]}>{texts.assignTitle(license.serial_number)}</IdentifiedText>}
      onSubmit={form.submit}
      submitLabel={texts.assignSubmit}
      cancelLabel={texts.cancel}
      isSubmitDisabled={free?.length === 0}
      isPending={form.isPending}
      onClose={onClose}
    >
      <p>{texts.assignText}</p>
      {holdingOf(license) === "dynamic" && license.owner && (
        <Banner tone="warning">{texts.assignInUse(displayName(license.owner))}</Banner>
      )}
      <Remote
        of={users}
        failure={teamTexts.failedUsers}
        skeleton={<SkeletonLines widths={["60%"]} />}
        empty={{ when: () => free?.length === 0, show: <p>{texts.assignNobody}</p> }}
      >
        {() => (
          <div ref={form.ref}>
            <NativeSelect
              label={texts.assignMember}
              isRequired
              {...member}
              error={member.error ?? form.refusal}
              options={options}
            />
          </div>
        )}
      </Remote>
    </FormDialog>
  );
}
