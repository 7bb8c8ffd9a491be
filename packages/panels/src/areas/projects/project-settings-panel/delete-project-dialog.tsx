import { type Project, projects } from "@gatehouse/contract/projects";
import { TrashIcon } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { heardOfDeletion } from "../../../data/heard-deletions";
import { useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectSettingsMessages } from "../project-settings.messages";
import { findProjectDeleted } from "../projects.look-ups";

export interface DeleteProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Deletes a project after the user types its name, then redirects to the list of projects. */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  const { emit, queryClient } = usePortal();
  const goOn = useGoOn();
  const key = endpointKey(projects.get);
  const { path } = screenTarget("project", { projectGuid: project.guid });
  const remove = useAction(projects.delete, {
    success: texts.projectDeleted(project.name),
    failure: texts.deleteFailed,
    findDone: findProjectDeleted,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: key }),
    onSuccess: () => {
      heardOfDeletion(path);
      emit({ type: "project.deleted", projectGuid: project.guid });
      // Don't refetch the deleted project while it is still shown. Its page refetches it when opened again.
      void queryClient.invalidateQueries({ queryKey: key, refetchType: "none" });
      goOn(screenTarget("projects"));
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteProject}
      onClose={onClose}
      typedConfirmation={project.name}
      confirmLabel={texts.deleteProject}
      icon={<TrashIcon />}
      isPending={remove.isPending}
      onConfirm={() => {
        heardOfDeletion(path);
        remove.run({ projectGuid: project.guid });
      }}
    >
      <p>{texts.deleteText(project.name)}</p>
      <Losses>
        <li>{texts.lostCommits(project.versions_count)}</li>
        {project.tags_count > 0 && <li>{texts.lostTags(project.tags_count)}</li>}
        <li>{texts.lostBuilds}</li>
      </Losses>
      <p>{texts.deleteRest(project.forks_count)}</p>
    </ConfirmDialog>
  );
}

const Losses = styled.ul`
  margin-block: var(--gh-space-2);
  padding-inline-start: var(--gh-space-5);
  && li { display: list-item; list-style: square; }
`;
