import { type Commit, hasSources, shortSha } from "@gatehouse/contract/projects";
import { Button, DetailsSkeleton, DownloadIcon, Loading, Panel, TagIcon, TrashIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { Remote } from "../../../data/remote";
import type { EndpointResult } from "../../../data/use-endpoint";
import { fileLink } from "../../../navigation/file-link";
import { useMessages } from "../../../portal/messages";
import { firstLine } from "../first-line";
import { CreateTagDialog, DeleteSourcesDialog } from "../projects.dialogs";
import { CommitFacts } from "./commit-facts";
import { commitMessages } from "./commit.messages";
import { DraftingSheet } from "./top-design/drafting-sheet";
import { TopDesign } from "./top-design/top-design";

export interface CommitDetailsCardProps {
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly commit: EndpointResult<Commit>;
}

/** The facts of a commit, its source files and its top design. */
export function CommitDetailsCard({ projectGuid, commitSha, commit }: CommitDetailsCardProps): ReactNode {
  const texts = useMessages(commitMessages);
  const { data } = commit;
  const terms = [texts.detailCommit, texts.detailTags, texts.detailCommitted, texts.detailProject, texts.detailSources];
  return (
    <Panel
      title={firstLine(data?.message) || texts.numbered(shortSha(commitSha))}
      isFlush
      data-tour="commit-details"
      actions={data ? <CommitActions projectGuid={projectGuid} commit={data} /> : commit.error === null && <Actions />}
    >
      <Remote
        of={commit}
        failure={texts.failedCommit}
        skeleton={
          <Loading>
            <Columns>
              <DetailsSkeleton terms={terms} />
              <DraftingSheet />
            </Columns>
          </Loading>
        }
      >
        {(value) => (
          <Columns>
            <CommitFacts projectGuid={projectGuid} commit={value} rest={restOf(value.message ?? "")} />
            <TopDesign address={value.top_image} sha={shortSha(value.version_sha1)} />
          </Columns>
        )}
      </Remote>
    </Panel>
  );
}

const restOf = (message: string) => message.trim().slice(firstLine(message).length).trim();

function CommitActions({ projectGuid, commit }: { readonly projectGuid: string; readonly commit: Commit }): ReactNode {
  const texts = useMessages(commitMessages);
  const scf = useFileAddress()(commit.scf_file);
  const [dialog, setDialog] = useState<"closed" | "open" | "deleted">("closed");
  const [isTagging, setTagging] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const has = hasSources(commit);
  // Deleting the sources removes the focused button, so keep the focus in the panel.
  useEffect(() => {
    if (!has && dialog === "deleted") place.current?.focus();
  }, [has, dialog]);
  return (
    <Actions className="gh-panel-actions" ref={place} tabIndex={-1}>
      {scf !== undefined && (
        <Button size="sm" icon={<DownloadIcon />} {...fileLink(scf)}>
          {texts.downloadScf}
        </Button>
      )}
      <Button size="sm" icon={<TagIcon />} onPress={() => setTagging(true)}>
        {texts.createTag}
      </Button>
      {isTagging && (
        <CreateTagDialog projectGuid={projectGuid} commitSha={commit.version_sha1} onClose={() => setTagging(false)} />
      )}
      {has && (
        <Button size="sm" variant="danger" icon={<TrashIcon />} onPress={() => setDialog("open")}>
          {texts.deleteSourceFiles}
        </Button>
      )}
      {has && dialog === "open" && (
        <DeleteSourcesDialog
          projectGuid={projectGuid}
          commit={commit}
          onDeleted={() => setDialog("deleted")}
          onClose={() => setDialog("closed")}
        />
      )}
    </Actions>
  );
}

/* In a narrow panel, the buttons have a line or two of their own, which is reserved for them while they load. */
const Actions = styled.span`
  @container gh-panel (width < 52em) {
    width: calc(100cqi - var(--gh-space-3) - var(--gh-space-4));
    &:empty { height: 1.86em; }
  }
  @container gh-panel (width < 32em) {
    &:empty { height: 4.29em; }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  .gh-details { align-content: start; }
  > :last-child { border-inline-start: var(--gh-line) solid var(--gh-hairline); border-end-end-radius: var(--gh-inner-radius); }
  @container gh-panel (width < 52em) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child { border-inline-start: 0; border-top: var(--gh-line) solid var(--gh-hairline); border-end-start-radius: var(--gh-inner-radius); }
  }
`;
