import { type Release, releaseState } from "@gatehouse/contract/releases";
import { DataTable, type DataTableProps, Identifier, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useNow } from "../../../data/use-now";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type LinkProps, useGoTo } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { hasNoBadges, ReleaseBadges } from "../release-badges";
import { ReleaseActDialog } from "../release-panel/release-act-dialog";
import { dialogFor, type OpenDialog } from "../release-panel/use-release-acts";
import { ReleaseStateLabel } from "../release-state-label";
import { releasesMessages, type ReleasesTexts } from "../releases.messages";
import { useReleaseLinks, useReleaseTarget } from "../use-release-target";
import { ReleaseRowMenu, type ReleaseRowMenuProps } from "./release-row-menu";

export const releasesPageSize = 15;
const filterDebounceMs = 800;

type ReleasesTableProps = Pick<DataTableProps<Release>, "rows"> & PagedTable<Release>["table"];

/** The releases with their states and badges. */
export function ReleasesTable(props: ReleasesTableProps): ReactNode {
  const texts = useMessages(releasesMessages);
  const format = useFormat();
  const links = useReleaseLinks();
  const nowMs = useNow();
  const targetOf = useReleaseTarget();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<{ readonly release: Release; readonly open: OpenDialog }>();
  const onAct = useCallback<ReleaseRowMenuProps["onAct"]>(
    (release, act) => setAsked({ release, open: dialogFor(act, release) }),
    [],
  );
  const columns = useMemo(
    () => releaseColumns({ texts, format, links, nowMs, onAct }),
    [texts, format, links, nowMs, onAct],
  );
  return (
    <>
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
      {/* Outside the table, so that the dialog stays when a poll moves its row to the next page. */}
      {asked && (
        <ReleaseActDialog
          release={asked.release}
          acts={{ open: asked.open, close: () => setAsked(undefined) }}
          onEditChangelog={() => goTo(targetOf(asked.release.tag_name))}
        />
      )}
    </>
  );
}

/** The table's column headers, for its skeleton. */
export function releaseHeaders(texts: ReleasesTexts): readonly string[] {
  return [texts.columnTag, texts.columnState, texts.columnCreated, texts.columnNotes];
}

interface ReleaseColumnsOptions {
  readonly texts: ReleasesTexts;
  readonly format: Format;
  readonly links: (versionTag: string) => LinkProps;
  readonly nowMs: number;
  readonly onAct: ReleaseRowMenuProps["onAct"];
}

function releaseColumns({
  texts,
  format,
  links,
  nowMs,
  onAct,
}: ReleaseColumnsOptions): readonly TableColumn<Release>[] {
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
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (release) => <ReleaseRowMenu release={release} onAct={onAct} />,
    },
  ];
}
