import { comparableEmail, haveSameDomain, teams, type TeamUser } from "@gatehouse/contract/teams";
import { hasHiddenCharacters, isEmailAddress } from "@gatehouse/contract/viewer";
import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useState } from "react";
import { useAction } from "../../../../data/use-action";
import { useForm } from "../../../../forms/use-form";
import { useMessages } from "../../../../portal/messages";
import { teamDialogsMessages, type TeamDialogsTexts } from "../../team-dialogs.messages";
import { findUserAdded } from "../../teams.look-ups";
import { OtherDomainDialog } from "./other-domain-dialog";

export interface AddUserDialogProps {
  readonly teamGuid: string;
  readonly managerEmail: string;
  readonly members: readonly TeamUser[];
  readonly onClose: () => void;
}

/** Adds a person to a team by an email address, typed twice. Other email domains than the manager's need a ticket. */
export function AddUserDialog({ teamGuid, managerEmail, members, onClose }: AddUserDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const [stranger, setStranger] = useState<string>();
  const add = useAction(teams.addUser, {
    success: (_, { body }) => texts.userAdded(body.email),
    failure: texts.addUserFailed,
    findDone: findUserAdded,
    onSuccess: onClose,
  });
  const form = useForm({
    initial: { email: "", confirmation: "" },
    check: ({ email, confirmation }) => errors(email, confirmation, members, texts),
    action: add,
    onSubmit: ({ email }) => {
      const address = comparableEmail(email);
      if (haveSameDomain(address, managerEmail)) add.run({ teamGuid, body: { email: address } });
      else setStranger(address);
    },
  });
  // This component keeps the form's values, so that the user can come back and correct them.
  if (stranger !== undefined)
    return (
      <OtherDomainDialog
        teamGuid={teamGuid}
        email={stranger}
        onRequested={onClose}
        onClose={() => setStranger(undefined)}
      />
    );
  return (
    <FormDialog
      title={texts.addUserTitle}
      onSubmit={form.submit}
      submitLabel={texts.addUserSubmit}
      cancelLabel={texts.cancel}
      isPending={form.isPending}
      onClose={onClose}
    >
      <div ref={form.ref} className="gh-stack">
        <TextField
          label={texts.email}
          type="email"
          isRequired
          autoComplete="off"
          description={texts.addUserText}
          {...form.text("email")}
          error={form.text("email").error ?? form.refusal}
        />
        <TextField
          label={texts.confirmEmail}
          type="email"
          isRequired
          autoComplete="off"
          {...form.text("confirmation")}
        />
      </div>
    </FormDialog>
  );
}

function errors(email: string, confirmation: string, members: readonly TeamUser[], texts: TeamDialogsTexts) {
  const address = comparableEmail(email);
  return {
    email: hasHiddenCharacters(email) ? texts.emailHidden : emailError(address, members, texts),
    confirmation: confirmationError(confirmation, address, texts),
  };
}

// Two addresses that look the same can differ in hidden characters.
function confirmationError(confirmation: string, address: string, texts: TeamDialogsTexts): string | undefined {
  if (hasHiddenCharacters(confirmation)) return texts.emailHidden;
  return address !== "" && comparableEmail(confirmation) !== address ? texts.emailsDiffer : undefined;
}

function emailError(address: string, members: readonly TeamUser[], texts: TeamDialogsTexts): string | undefined {
  if (address === "") return texts.emailRequired;
  if (!isEmailAddress(address)) return texts.emailInvalid;
  return members.some((member) => comparableEmail(member.email) === address) ? texts.emailTaken : undefined;
}
