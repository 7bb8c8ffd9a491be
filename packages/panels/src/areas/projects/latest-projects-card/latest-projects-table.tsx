import type { Project } from "@gatehouse/contract/projects";
import { DataTable } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { messageColumn, nameColumn, shaColumn, updatedColumn } from "../project-columns";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";

/** Characters of a sha in this card. */
const shaLength = 6;

/** A few projects with their latest commits. */
export function LatestProjectsTable({ rows }: { readonly rows: readonly Project[] }): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => {
    const options = { texts, format, links };
    const plain = { ...nameColumn(options), sortValue: undefined };
    return [
      plain,
      shaColumn(options, { header: texts.latestCommit, length: shaLength }),
      messageColumn(options),
      { ...updatedColumn(options), sortValue: undefined },
    ];
  }, [texts, format, links]);
  return (
    <DataTable
      label={texts.latestProjects}
      rows={rows}
      columns={columns}
      rowKey={({ guid }) => guid}
      isUnpaged
      density="compact"
    />
  );
}

/** The table's column headers, for its skeleton. */
export function latestProjectHeaders(texts: ProjectsTexts): readonly string[] {
  return [texts.columnName, texts.latestCommit, texts.columnMessage, texts.columnUpdated];
}
