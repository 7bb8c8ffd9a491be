import type { Version } from "@gatehouse/contract/downloads";
import {
  Badge,
  Button,
  CheckIcon,
  CopyButton,
  DataTable,
  type DataTableProps,
  Identifier,
  type TableColumn,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo, useState } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { DownloadButton } from "../download-button";
import { ChangelogDialog } from "../downloads.dialogs";
import { downloadsMessages, type DownloadsTexts } from "../downloads.messages";
import { LegacyBadge } from "../legacy-badge";
import { useOwnVersion } from "../own-version";
import { VerifyButton } from "../verify-button";
import type { VersionKind } from "../version-kind";

interface VersionsTableProps extends Pick<DataTableProps<Version>, "rows">, Partial<PagedTable<Version>["table"]> {
  readonly kind: VersionKind;
  /** Whether the viewer's licenses allow a version. */
  readonly isAllowed: (version: Version) => boolean;
  /** The public key that releases must be signed with, in base64. */
  readonly releaseKey: string | undefined;
}

export const versionHeaders = (texts: DownloadsTexts) => [
  texts.columnRelease,
  texts.columnDate,
  texts.columnChangelog,
  texts.columnChecksum,
];

/** A table of versions, ten per page. */
export function VersionsTable({ kind, isAllowed, releaseKey, ...table }: VersionsTableProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const format = useFormat();
  const [opened, setOpened] = useState<string>();
  const [own] = useOwnVersion(kind);
  const columns = useMemo(
    () => versionColumns({ texts, format, kind, own, isAllowed, releaseKey, onChangelog: setOpened }),
    [texts, format, kind, own, isAllowed, releaseKey],
  );
  return (
    <>
      <DataTable
        {...table}
        label={texts.tabs[kind]}
        columns={columns}
        rowKey={({ tag_name: tag }) => tag}
        fixedPageSize={10}
        {...useListTools(kind, texts.tabs[kind])}
        csvFileName={`${kind}-releases.csv`}
      />
      {opened !== undefined && <ChangelogDialog kind={kind} versionTag={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface VersionColumnsOptions extends Pick<VersionsTableProps, "kind" | "isAllowed" | "releaseKey"> {
  readonly texts: DownloadsTexts;
  readonly format: Format;
  readonly own: string | undefined;
  readonly onChangelog: (versionTag: string) => void;
}

function versionColumns({
  texts,
  format,
  kind,
  own,
  isAllowed,
  releaseKey,
  onChangelog,
}: VersionColumnsOptions): readonly TableColumn<Version>[] {
  return [
    {
      id: "release",
      header: texts.columnRelease,
      lead: true,
      cell: ({ tag_name: tag, "my_{product}_supported": isSupported }) => (
        <Name>
          <Identifier>{tag}</Identifier>
          {tag === own && (
            <Badge tone="accent" icon={<CheckIcon />}>
              {texts.ownVersion}
            </Badge>
          )}
          {!isSupported && <LegacyBadge />}
        </Name>
      ),
      sortValue: ({ tag_name: tag }) => tag,
    },
    {
      id: "date",
      header: texts.columnDate,
      isNoWrap: true,
      cell: (version) => format.showDate(version.created_at),
      sortValue: (version) => version.created_at,
    },
    {
      id: "changelog",
      header: texts.columnChangelog,
      isUnlabeled: true,
      cell: ({ tag_name: tag }) => (
        <Button size="sm" variant="quiet" aria-label={texts.changelogOf(tag)} onPress={() => onChangelog(tag)}>
          {texts.changelog}
        </Button>
      ),
    },
    {
      id: "checksum",
      header: texts.columnChecksum,
      isUnlabeled: true,
      isNoWrap: true,
      cell: (version) =>
        version.sha256 == null ? null : (
          <Checks>
            <CopyButton
              value={version.sha256}
              variant="quiet"
              label={texts.sha256}
              name={texts.copySha256(version.tag_name)}
            />
            <VerifyButton version={version} releaseKey={releaseKey} />
          </Checks>
        ),
    },
    {
      id: "download",
      header: texts.columnDownload,
      isActions: true,
      cell: (version) => <DownloadButton kind={kind} version={version} isAllowed={isAllowed(version)} size="sm" />,
    },
  ];
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
`;

const Checks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--gh-space-2);
  > .gh-button:first-child { margin-inline-start: calc(-0.7em - var(--gh-line)); }
`;
