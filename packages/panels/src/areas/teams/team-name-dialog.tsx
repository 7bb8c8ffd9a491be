import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { useForm } from "../../forms/use-form";
import { useMessages } from "../../portal/messages";
import { teamDialogsMessages } from "./team-dialogs.messages";

export interface TeamNameDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initialName: string;
  /** Returns the error message for a name. */
  readonly check: (name: string) => string | undefined;
  /** A message about the last attempt. */
  readonly notice?: string | undefined;
  readonly action: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

/** A form for a team's name. */
export function TeamNameDialog({
  title,
  submitLabel,
  initialName,
  check,
  notice,
  action,
  onSubmit,
  onClose,
}: TeamNameDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const form = useForm({
    initial: { name: initialName },
    check: ({ name }) => ({ name: check(name) }),
    action,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  });
  return (
    <FormDialog
      title={title}
      onSubmit={form.submit}
      submitLabel={submitLabel}
      cancelLabel={texts.cancel}
      isPending={form.isPending}
      onClose={onClose}
    >
      <div ref={form.ref}>
        <TextField
          label={texts.name}
          isRequired
          autoComplete="off"
          {...form.text("name")}
          error={form.text("name").error ?? form.refusal ?? notice}
        />
      </div>
    </FormDialog>
  );
}
