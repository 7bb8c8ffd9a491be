import { type BuildKind, builds, callsOf } from "@gatehouse/contract/builds";
import { IdentifiedText, TrashIcon } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { heardOfDeletion } from "../../../data/heard-deletions";
import { type Send, useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findDeleted, findSimulationDeleted } from "../builds.look-ups";
import { buildsMessages } from "../builds.messages";
import { useDeselect } from "../compare-selection/use-build-selection";
import type { BuildName } from "./use-build";

export interface DeleteBuildDialogProps {
  readonly kind: BuildKind;
  readonly name: BuildName;
  readonly label: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const sendDelete = (send: Send, kind: BuildKind, name: BuildName): Promise<void> =>
  kind === "build"
    ? send(builds.delete, name, { findDone: findDeleted })
    : send(builds.deleteSimulation, name, { findDone: findSimulationDeleted });

/** Deletes a build that has ended. */
export function DeleteBuildDialog({ kind, name, label, onDeleted, onClose }: DeleteBuildDialogProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const { emit, queryClient } = usePortal();
  const queryKey = endpointKey(callsOf(kind).get);
  const deselect = useDeselect();
  const { path } = screenTarget(kind, name);
  const remove = useAction(
    (send: Send, input: BuildName) => {
      // A poll may be refused before the deletion's own response arrives.
      heardOfDeletion(path);
      return sendDelete(send, kind, input);
    },
    {
      success: texts.removed(texts.numbered[kind](label)),
      failure: texts.removeFailed[kind],
      // The response may be lost, or someone else deleted the build first. Refetch so that the page of a deleted build
      // closes.
      onFailure: () => void queryClient.invalidateQueries({ queryKey }),
      onSuccess: (_, input) => {
        heardOfDeletion(path);
        emit({ type: "build.deleted", kind, ...input });
        if (kind === "build") deselect(input);
        // Don't refetch the deleted build while it is still shown. Reopening its page refetches it.
        void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
        onDeleted();
      },
    },
  );
  return (
    <ConfirmDialog
      title={texts.remove[kind]}
      onClose={onClose}
      confirmLabel={texts.remove[kind]}
      cancelLabel={texts.cancel}
      icon={<TrashIcon />}
      isPending={remove.isPending}
      onConfirm={() => remove.run(name)}
    >
      <p>
        <IdentifiedText ids={[label]}>{texts.removeText[kind](label)}</IdentifiedText>
      </p>
      <p className="gh-muted">{texts.removeKeeps[kind]}</p>
    </ConfirmDialog>
  );
}
