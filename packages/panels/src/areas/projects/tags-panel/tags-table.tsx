import { shortSha, type Tag } from "@gatehouse/contract/projects";
import { Button, DataTable, type DataTableProps, Identifier, type TableColumn, TrashIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { CommitMessage } from "../commit-message";
import { tagsMessages, type TagsTexts } from "../tags.messages";

export const tagsPageSize = 10;

type TagRows = Pick<DataTableProps<Tag>, "rows"> & PagedTable<Tag>["table"];

export interface TagsTableProps extends TagRows {
  readonly projectGuid: string;
  /** If omitted, the table is read-only. */
  readonly onDelete?: (tag: Tag) => void;
}

/** The tags of a project with the commits that they name. */
export function TagsTable({ projectGuid, onDelete, ...props }: TagsTableProps): ReactNode {
  const texts = useMessages(tagsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(
    () => tagColumns({ texts, format, links, projectGuid, onDelete }),
    [texts, format, links, projectGuid, onDelete],
  );
  return (
    <DataTable
      {...props}
      label={texts.label}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={tagsPageSize}
      {...useListTools("tags", texts.label)}
      isSearchable
      csvFileName="tags.csv"
      searchPlaceholder={texts.searchTags}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function tagHeaders(texts: TagsTexts): readonly string[] {
  return [texts.columnTag, texts.columnTagMessage, texts.tagCommit, texts.columnTagCreated];
}

interface TagColumnsOptions extends Pick<TagsTableProps, "projectGuid" | "onDelete"> {
  readonly texts: TagsTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

function tagColumns(options: TagColumnsOptions): readonly TableColumn<Tag>[] {
  const { texts, format, links, projectGuid, onDelete } = options;
  const columns: readonly TableColumn<Tag>[] = [
    {
      id: "name",
      header: texts.columnTag,
      lead: true,
      cell: ({ guid, name }) => <Identifier {...links("tag", { projectGuid, tagGuid: guid })}>{name}</Identifier>,
      sortValue: ({ name }) => name,
    },
    {
      id: "message",
      header: texts.columnTagMessage,
      isBlank: hasNoMessage,
      isMuted: hasNoMessage,
      csv: ({ message }) => message,
      cell: (tag) => (hasNoMessage(tag) ? texts.noMessage : <CommitMessage message={tag.message ?? ""} />),
    },
    {
      id: "commit",
      header: texts.tagCommit,
      csv: ({ project_version: commit }) => commit?.version_sha1,
      cell: ({ project_version: commit }) => commit && <TaggedCommit {...{ commit, links, projectGuid }} />,
    },
    {
      id: "created",
      header: texts.columnTagCreated,
      isNoWrap: true,
      cell: ({ created_on }) => format.showTime(created_on),
      sortValue: ({ created_on }) => created_on,
    },
  ];
  if (onDelete === undefined) return columns;
  return [
    ...columns,
    {
      id: "actions",
      header: texts.columnTagActions,
      isActions: true,
      cell: (tag) => (
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          icon={<TrashIcon />}
          aria-label={texts.deleteTagNamed(tag.name)}
          onPress={() => onDelete(tag)}
        />
      ),
    },
  ];
}

const hasNoMessage = ({ message }: Tag) => message == null || message.trim() === "";

interface TaggedCommitProps {
  readonly commit: NonNullable<Tag["project_version"]>;
  readonly links: ScreenLinks;
  readonly projectGuid: string;
}

function TaggedCommit({ commit: { version_sha1: sha, message }, links, projectGuid }: TaggedCommitProps): ReactNode {
  const id = (
    <Identifier {...links("commit", { projectGuid, commitSha: sha })} copyValue={sha}>
      {shortSha(sha)}
    </Identifier>
  );
  if (message == null) return id;
  return (
    <CommitAndMessage>
      {id}
      <CommitMessage message={message} />
    </CommitAndMessage>
  );
}

const CommitAndMessage = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--gh-space-2);
  min-width: 0;
`;
