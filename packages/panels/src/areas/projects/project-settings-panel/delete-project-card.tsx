import type { Project } from "@gatehouse/contract/projects";
import { Button, Panel, TrashIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { lazyDialog } from "../../../portal/lazy-dialog";
import { useMessages } from "../../../portal/messages";
import { projectSettingsMessages } from "../project-settings.messages";

const DeleteProjectDialog = lazyDialog("DeleteProjectDialog", () =>
  import("./delete-project-dialog").then((module) => module.DeleteProjectDialog),
);

export interface DeleteProjectCardProps {
  /** Undefined while it loads. */
  readonly project: Project | undefined;
}

/** Opens the dialog that deletes a project. */
export function DeleteProjectCard({ project }: DeleteProjectCardProps): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Panel title={texts.deleteProject}>
      <Row>
        <p>{texts.deleteHint}</p>
        <Button
          variant="danger"
          icon={<TrashIcon />}
          isDisabled={project === undefined}
          onPress={() => setDeleting(true)}
        >
          {texts.deleteProject}
        </Button>
      </Row>
      {isDeleting && project !== undefined && (
        <DeleteProjectDialog project={project} onClose={() => setDeleting(false)} />
      )}
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gh-space-3) var(--gh-space-4);
`;
