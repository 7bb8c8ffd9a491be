import { type Release, releaseState } from "@gatehouse/contract/releases";
import { DataTable, type DataTableProps, Identifier, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { useNow } from "../../../data/use-now";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import type { LinkProps } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { hasNoBadges, ReleaseBadges } from "../release-badges";
import { ReleaseStateLabel } from "../release-state-label";
import { releasesMessages, type ReleasesTexts } from "../releases.messages";
import { useReleaseLinks } from "../use-release-target";

export const releasesPageSize = 15;
const filterDebounceMs = 800;

type ReleasesTableProps = Pick<DataTableProps<Release>, "rows"> & PagedTable<Release>["table"];

/** The releases, with what is out of the ordinary in each. */
export function ReleasesTable(props: ReleasesTableProps): ReactNode {
  const texts = useMessages(releasesMessages);
  const format = useFormat();
  const links = useReleaseLinks();
  const nowMs = useNow();
  const columns = useMemo(() => releaseColumns({ texts, format, links, nowMs }), [texts, format, links, nowMs]);
  return (
    <DataTable
      {...props}
      label={texts.label}
      columns={columns}
      rowKey={({ tag_name }) => tag_name}
      fixedPageSize={releasesPageSize}
      density="compact"
      {...useListTools("releases", texts.label)}
      isSearchable
      csvFileName="releases.csv"
      searchPlaceholder={texts.searchReleases}
      searchDebounceMs={filterDebounceMs}
    />
  );
}

/** The heads of the table, for its skeleton. */
export function releaseHeaders(texts: ReleasesTexts): readonly string[] {
  return [texts.columnTag, texts.columnState, texts.columnCreated, texts.columnNotes];
}

interface ReleaseColumnsOptions {
  readonly texts: ReleasesTexts;
  readonly format: Format;
  readonly links: (versionTag: string) => LinkProps;
  readonly nowMs: number;
}

function releaseColumns({ texts, format, links, nowMs }: ReleaseColumnsOptions): readonly TableColumn<Release>[] {
  const hasNoNotes = (release: Release) => hasNoBadges({ release, nowMs });
  return [
    {
      id: "tag",
      header: texts.columnTag,
      lead: true,
      cell: ({ tag_name: tag }) => <Identifier {...links(tag)}>{tag}</Identifier>,
      sortValue: ({ tag_name }) => tag_name,
    },
    {
      id: "state",
      header: texts.columnState,
      cell: (release) => <ReleaseStateLabel release={release} />,
      csv: (release) => texts.states[releaseState(release)],
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: ({ created_at }) => format.showTime(created_at),
      sortValue: ({ created_at }) => created_at,
      searchText: () => undefined,
    },
    {
      id: "notes",
      header: texts.columnNotes,
      isBlank: hasNoNotes,
      isMuted: hasNoNotes,
      cell: (release) => (hasNoNotes(release) ? texts.noNotes : <ReleaseBadges release={release} nowMs={nowMs} />),
    },
  ];
}
