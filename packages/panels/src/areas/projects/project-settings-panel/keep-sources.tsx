import type { Project } from "@gatehouse/contract/projects";
import { Button, Checkbox, CheckIcon, Panel, RunningIcon, WarningIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { dataMessages } from "../../../data/data.messages";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { projectSettingsMessages } from "../project-settings.messages";
import { useKeepSources } from "./use-keep-sources";
import type { WriteQueue } from "./use-write-queue";

export interface KeepSourcesProps {
  readonly project: Project;
  readonly queue: WriteQueue;
}

/** The setting that lets the vendor keep the sources of new commits. It saves itself. */
export function KeepSources({ project, queue }: KeepSourcesProps): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  const { retry: retryText } = useMessages(dataMessages);
  const { isKept, status, choose, retry } = useKeepSources(project, queue);
  const { question } = useUnsavedGuard(status === "unsaved" || status === "waiting");
  return (
    <Panel title={texts.sources}>
      <Row>
        <Checkbox isSelected={isKept} onChange={choose}>
          {texts.keepSources}
        </Checkbox>
        <span className="gh-small gh-muted" role="status">
          {status === "saving" && (
            <>
              <RunningIcon tone="accent" spin /> {texts.savingSources}
            </>
          )}
          {status === "saved" && (
            <>
              <CheckIcon tone="success" /> {texts.savedSources}
            </>
          )}
          {status === "waiting" && (
            <>
              <WarningIcon tone="warning" /> {texts.waitingSources}
            </>
          )}
          {status === "unsaved" && (
            <>
              <WarningIcon tone="warning" /> {texts.unsavedSources}
            </>
          )}
        </span>
        {status === "unsaved" && (
          <Button size="sm" onPress={retry}>
            {retryText}
          </Button>
        )}
        {question}
      </Row>
      <p className="gh-small gh-muted">{texts.keepSourcesText}</p>
    </Panel>
  );
}

/** A placeholder of the same size as the setting. */
export function KeepSourcesSkeleton(): ReactNode {
  const texts = useMessages(projectSettingsMessages);
  return (
    <Panel title={texts.sources}>
      <Row aria-hidden="true">
        <Checkbox isDisabled isSelected={false} onChange={() => undefined}>
          {texts.keepSources}
        </Checkbox>
      </Row>
      <p className="gh-small gh-muted">{texts.keepSourcesText}</p>
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--gh-space-4);
`;
