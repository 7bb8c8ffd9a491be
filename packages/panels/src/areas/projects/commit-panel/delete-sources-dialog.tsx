import { type Commit, projects, shortSha } from "@gatehouse/contract/projects";
import { IdentifiedText, TrashIcon } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findSourcesDeleted } from "../projects.look-ups";
import { commitMessages } from "./commit.messages";

export interface DeleteSourcesDialogProps {
  readonly projectGuid: string;
  readonly commit: Commit;
  /** Called when the sources are deleted. The button that opened this dialog may then be gone, too. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Permanently deletes the source files of a commit. */
export function DeleteSourcesDialog({ projectGuid, commit, onDeleted, onClose }: DeleteSourcesDialogProps): ReactNode {
  const texts = useMessages(commitMessages);
  const { emit } = usePortal();
  const { version_sha1: commitSha } = commit;
  const remove = useAction(projects.deleteSources, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    findDone: findSourcesDeleted,
    onSuccess: () => {
      emit({ type: "commit.sources-deleted", projectGuid, commitSha });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      onClose={onClose}
      confirmLabel={texts.deleteSources}
      cancelLabel={texts.cancel}
      icon={<TrashIcon />}
      isPending={remove.isPending}
      onConfirm={() => remove.run({ projectGuid, commitSha })}
    >
      <div className="gh-stack">
        <p>
          <IdentifiedText ids={[shortSha(commitSha)]}>{texts.deleteText(shortSha(commitSha))}</IdentifiedText>
        </p>
        <p className="gh-muted">{texts.deleteKeeps}</p>
      </div>
    </ConfirmDialog>
  );
}
