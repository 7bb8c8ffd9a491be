import { projects, type Tag } from "@gatehouse/contract/projects";
import { IdentifiedText, TrashIcon } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { heardOfDeletion } from "../../../data/heard-deletions";
import { useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findTagDeleted } from "../projects.look-ups";
import { tagsMessages } from "../tags.messages";

export interface DeleteTagDialogProps {
  readonly projectGuid: string;
  readonly tag: Pick<Tag, "guid" | "name">;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Deletes a tag. Its commit stays. */
export function DeleteTagDialog({ projectGuid, tag, onDeleted, onClose }: DeleteTagDialogProps): ReactNode {
  const texts = useMessages(tagsMessages);
  const { emit } = usePortal();
  const { path } = screenTarget("tag", { projectGuid, tagGuid: tag.guid });
  const remove = useAction(projects.deleteTag, {
    success: texts.deletedTag(tag.name),
    failure: texts.deleteTagFailed,
    findDone: findTagDeleted,
    onSuccess: () => {
      heardOfDeletion(path);
      emit({ type: "tag.deleted", projectGuid, tagGuid: tag.guid });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteTag}
      onClose={onClose}
      confirmLabel={texts.deleteTag}
      icon={<TrashIcon />}
      isPending={remove.isPending}
      onConfirm={() => {
        heardOfDeletion(path);
        remove.run({ projectGuid, tagGuid: tag.guid });
      }}
    >
      <p>
        <IdentifiedText ids={[tag.name]}>{texts.deleteTagText(tag.name)}</IdentifiedText>
      </p>
    </ConfirmDialog>
  );
}
