import type { Project } from "@gatehouse/contract/projects";
import { Badge, DataTable, type DataTableProps, LockIcon } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { boardColumn, messageColumn, nameColumn, shaColumn, updatedColumn } from "../project-columns";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";
import { forksMessages } from "./forks.messages";

export const forksPageSize = 10;

type ForkRows = Pick<DataTableProps<Project>, "rows"> & PagedTable<Project>["table"];

export interface ForksTableProps extends ForkRows {
  /** Whether the viewer can open a fork. Other forks show only their name. */
  readonly canOpen: (fork: Project) => boolean;
}

/** The forks of a project with their latest commits. */
export function ForksTable({ canOpen, ...props }: ForksTableProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const { searchForks } = useMessages(forksMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => {
    const options = { texts, format, links };
    return [
      nameColumn(options, (fork) => (canOpen(fork) ? undefined : <OthersFork name={fork.name} />)),
      boardColumn(options),
      shaColumn(options, { header: texts.columnCommit, isLinked: canOpen }),
      messageColumn(options),
      updatedColumn(options),
    ];
  }, [texts, format, links, canOpen]);
  return (
    <DataTable
      {...props}
      label={texts.forks}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={forksPageSize}
      {...useListTools("forks", texts.forks)}
      isSearchable
      csvFileName="forks.csv"
      searchPlaceholder={searchForks}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function forkHeaders(texts: ProjectsTexts): readonly string[] {
  return [texts.columnName, texts.columnBoard, texts.columnCommit, texts.columnMessage, texts.columnUpdated];
}

function OthersFork({ name }: { readonly name: string }): ReactNode {
  const texts = useMessages(forksMessages);
  return (
    <span>
      {name}{" "}
      <Badge icon={<LockIcon />} hint={texts.othersForkHint}>
        {texts.othersFork}
      </Badge>
    </span>
  );
}
