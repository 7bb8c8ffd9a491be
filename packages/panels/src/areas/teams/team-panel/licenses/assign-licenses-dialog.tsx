import { holdingOf, type TeamLicense, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { Banner, Identifier, NativeSelect, SkeletonLines } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { Fragment, type ReactNode, useMemo, useState } from "react";
import { Remote } from "../../../../data/remote";
import { useEndpoint } from "../../../../data/use-endpoint";
import { writeMessages } from "../../../../data/write.messages";
import { useForm } from "../../../../forms/use-form";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { teamBulkMessages } from "../../team-bulk.messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { teamMessages } from "../../team.messages";
import { freeMembers } from "./free-members";
import { type Assignment, useAssignLicenses } from "./use-assign-licenses";

export interface AssignLicensesDialogProps {
  readonly teamGuid: string;
  readonly licenses: readonly TeamLicense[];
  /** Called after each attempt with the guids of the failed licenses. */
  readonly onResult: (failed: readonly string[]) => void;
  readonly onClose: () => void;
}

interface AssignForm {
  /** Members' emails by license guid. */
  readonly members: Readonly<Record<string, string>>;
}

/** Assigns several licenses of a team, each to a different member. Only failed ones stay and can be retried. */
export function AssignLicensesDialog(props: AssignLicensesDialogProps): ReactNode {
  const { teamGuid, onResult, onClose } = props;
  const texts = useMessages(teamBulkMessages);
  const dialogTexts = useMessages(teamDialogsMessages);
  const teamTexts = useMessages(teamMessages);
  const { unconfirmed } = useMessages(writeMessages);
  const { locale } = usePortal();
  const users = useEndpoint(teams.listUsers, { teamGuid });
  const members = useMemo(() => users.data && freeMembers(users.data.results, locale), [users.data, locale]);
  // Keep the licenses selected when the dialog opened, because assigned ones leave the selection.
  const [licenses] = useState(props.licenses);
  const [sent, setSent] = useState<readonly Assignment[]>([]);
  const assign = useAssignLicenses(teamGuid, onClose, onResult);
  const open = assign.failures.length > 0 ? assign.failures.map(({ license }) => license) : licenses;
  const done = assign.failures.length > 0 ? sent.filter(({ license }) => !open.includes(license)) : [];
  const assignmentsOf = (chosen: AssignForm["members"]) =>
    open.flatMap((license) => (chosen[license.guid] ? [{ license, email: chosen[license.guid] ?? "" }] : []));
  const form = useForm<AssignForm>({
    initial: { members: {} },
    check: ({ members: chosen }) => ({
      members: assignmentsOf(chosen).length === 0 ? texts.assignNone : undefined,
    }),
    action: assign,
    isLive: true,
    onSubmit: ({ members: chosen }) => {
      setSent(assignmentsOf(chosen));
      assign.run(assignmentsOf(chosen));
    },
  });
  const chosen = form.values.members;
  const labelOf = (license: TeamLicense) =>
    texts.assignMemberOf(
      license.serial_number,
      holdingOf(license) === "dynamic" && license.owner ? displayName(license.owner) : "",
    );
  const isListed = (email: string) => members?.some(({ value }) => value === email) === true;
  const optionsOf = ({ guid }: TeamLicense) => [
    { value: "", label: texts.assignLater },
    // After a lost response, the member may have the license already.
    ...[chosen[guid] ?? ""]
      .filter((email) => email !== "" && !isListed(email))
      .map((email) => ({ value: email, label: email })),
    ...(members ?? []).filter(
      ({ value }) => !Object.entries(chosen).some(([other, email]) => other !== guid && email === value),
    ),
  ];
  const errorOf = ({ guid }: TeamLicense, at: number) => {
    const failure = assign.failures.find(({ license }) => license.guid === guid);
    if (failure === undefined) return at === 0 ? form.error("members") : undefined;
    return failure.isUnconfirmed ? unconfirmed : (failure.reason ?? texts.assignNotDone);
  };
  return (
    <FormDialog
      title={texts.assignSeveralTitle(open.length)}
      onSubmit={form.submit}
      submitLabel={dialogTexts.assignSubmit}
      cancelLabel={dialogTexts.cancel}
      isSubmitDisabled={members?.length === 0}
      isPending={assign.isPending}
      onClose={onClose}
    >
      <p>{texts.assignSeveralText}</p>
      <Remote
        of={users}
        failure={teamTexts.failedUsers}
        skeleton={<SkeletonLines widths={["60%"]} />}
        empty={{ when: () => members?.length === 0, show: <p>{dialogTexts.assignNobody}</p> }}
      >
        {() => (
          <div ref={form.ref} className="gh-stack">
            {done.length > 0 && (
              <Banner tone="success">
                {texts.assignedTo(done.length)}{" "}
                {done.map(({ license }, at) => (
                  <Fragment key={license.guid}>
                    {at > 0 && ", "}
                    <Identifier isPlain>{license.serial_number}</Identifier>
                  </Fragment>
                ))}
              </Banner>
            )}
            {open.some((license) => holdingOf(license) === "dynamic") && (
              <Banner tone="warning">{texts.assignSeveralInUse}</Banner>
            )}
            {open.map((license, at) => (
              <NativeSelect
                key={license.guid}
                label={labelOf(license)}
                value={chosen[license.guid] ?? ""}
                options={optionsOf(license)}
                onChange={(email) => form.set({ members: { ...chosen, [license.guid]: email } })}
                isDisabled={assign.isPending}
                error={errorOf(license, at)}
              />
            ))}
          </div>
        )}
      </Remote>
    </FormDialog>
  );
}
