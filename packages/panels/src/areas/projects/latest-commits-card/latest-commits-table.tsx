import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { DataTable, Identifier, type TableColumn } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo } from "react";
import { Anchor, type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CommitMessage } from "../commit-message";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";

/** A few commits of any projects. */
export function LatestCommitsTable({ rows }: { readonly rows: readonly Commit[] }): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => commitColumns(texts, format, links), [texts, format, links]);
  return (
    <Frame>
      <DataTable
        label={texts.latestCommits}
        rows={rows}
        columns={columns}
        rowKey={({ project, version_sha1 }) => `${project.guid} ${version_sha1}`}
        isUnpaged
        density="compact"
      />
    </Frame>
  );
}

/** The table's column headers, for its skeleton. */
export function latestCommitHeaders(texts: ProjectsTexts): readonly string[] {
  return [texts.columnSha, texts.columnMessage, texts.columnProject, texts.columnCreated];
}

function commitColumns(texts: ProjectsTexts, format: Format, links: ScreenLinks): readonly TableColumn<Commit>[] {
  return [
    {
      id: "sha",
      header: texts.columnSha,
      lead: true,
      cell: ({ project, version_sha1: sha }) => (
        <Identifier {...links("commit", { projectGuid: project.guid, commitSha: sha })} copyValue={sha}>
          {shortSha(sha)}
        </Identifier>
      ),
    },
    {
      id: "message",
      header: texts.columnMessage,
      cell: ({ message }) => message && <CommitMessage message={message} />,
    },
    {
      id: "project",
      header: texts.columnProject,
      cell: ({ project }) => (
        <Anchor link={links("project", { projectGuid: project.guid })} className="gh-project-name">
          {project.name}
        </Anchor>
      ),
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: ({ created_on }) => format.showTime(created_on),
    },
  ];
}

/* The card is half a page wide, so messages and names are cut to leave room for the sha and the date. */
const Frame = styled.div`
  @container gh-panel (width >= 40em) {
    .gh-cell-clip, .gh-project-name { display: inline-block; max-width: 8.5em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: top; }
    /* The press target is taller than the text, but the row doesn't grow. */
    .gh-project-name { margin-block: -0.4em; }
  }
  @container gh-panel (width >= 50em) {
    .gh-cell-clip, .gh-project-name { max-width: 14em; }
  }
  @container gh-panel (width >= 64em) {
    .gh-cell-clip { max-width: 22em; }
  }
`;
