import { lengthError, nameError, projectLimits, projects } from "@gatehouse/contract/projects";
import { Banner, TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { type Form, useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findTagCreated } from "../projects.look-ups";
import { tagsMessages, type TagsTexts } from "../tags.messages";
import { CommitField } from "./commit-field";
import { useCommitChoice } from "./use-commit-choice";
import { useTakenName } from "./use-taken-name";

export interface CreateTagDialogProps {
  readonly projectGuid: string;
  /** The initial commit. Defaults to the latest one. */
  readonly commitSha?: string;
  readonly onClose: () => void;
}

interface TagValues {
  readonly name: string;
  readonly message: string;
  readonly version_sha1: string;
}

/** Creates a tag for a commit of a project. */
export function CreateTagDialog({ projectGuid, commitSha = "", onClose }: CreateTagDialogProps): ReactNode {
  const texts = useMessages(tagsMessages);
  const { emit } = usePortal();
  const commits = useCommitChoice(projectGuid);
  const create = useAction(projects.createTag, {
    success: (tag) => texts.createdTag(tag.name),
    failure: texts.createTagFailed,
    unconfirmed: texts.unconfirmedTag,
    findDone: findTagCreated,
    onSuccess: (tag) => {
      emit({ type: "tag.created", projectGuid, tagGuid: tag.guid });
      onClose();
    },
  });
  const form: Form<TagValues> = useForm<TagValues>({
    initial: { name: "", message: "", version_sha1: commitSha },
    check: (values) => checkTag({ ...values, version_sha1: chosen }, isTaken, texts),
    action: create,
    onSubmit: ({ name, message }) =>
      create.run({
        projectGuid,
        // Some servers refuse an empty message.
        body: { version_sha1: chosen, name: name.trim(), message: message.trim() || undefined },
      }),
  });
  const { name, version_sha1: sha } = form.values;
  const chosen = sha === "" ? (commits.latest ?? "") : sha;
  // An unconfirmed attempt may have created this very tag. The next attempt checks that.
  const isTaken = useTakenName(projectGuid, name) && !create.isPending && create.unconfirmed === undefined;
  const nameField = form.text("name");
  return (
    <FormDialog
      title={texts.createTag}
      submitLabel={texts.create}
      onSubmit={form.submit}
      isSubmitDisabled={commits.isEmpty}
      isPending={form.isPending}
      onClose={onClose}
    >
      {commits.isEmpty ? (
        <Banner tone="info">{texts.noVersions}</Banner>
      ) : (
        <div ref={form.ref} className="gh-stack">
          {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
          <TextField
            label={texts.tagName}
            isRequired
            autoComplete="off"
            {...nameField}
            error={nameField.error ?? (isTaken ? texts.nameTaken : undefined)}
          />
          <TextField label={texts.tagMessage} multiline rows={3} {...form.text("message")} />
          <CommitField
            commits={commits}
            value={chosen}
            onChange={(version_sha1) => form.set({ version_sha1 })}
            error={form.error("version_sha1")}
          />
        </div>
      )}
    </FormDialog>
  );
}

function checkTag({ name, message, version_sha1 }: TagValues, isTaken: boolean, texts: TagsTexts) {
  const problem = nameError(name, projectLimits.tagName);
  const nameTexts = { required: texts.nameRequired, "too-long": texts.nameTooLong(projectLimits.tagName) };
  return {
    name: problem === undefined ? (isTaken ? texts.nameTaken : undefined) : nameTexts[problem],
    message: lengthError(message, projectLimits.tagMessage) && texts.messageTooLong(projectLimits.tagMessage),
    version_sha1: version_sha1 === "" ? texts.commitRequired : undefined,
  };
}
