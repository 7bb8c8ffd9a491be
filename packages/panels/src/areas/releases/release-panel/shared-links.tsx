import type { SharedLink } from "@gatehouse/contract/releases";
import { Button, DataTable, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { releaseMessages, type ReleaseTexts } from "../release.messages";

export interface SharedLinksProps {
  readonly links: readonly SharedLink[];
  /** If omitted, the table is read-only. */
  readonly onRevoke?: (link: SharedLink) => void;
}

/** Temporary links with their authors, expiry and number of uses. */
export function SharedLinks({ links, onRevoke }: SharedLinksProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const columns = useMemo(() => linkColumns(texts, format, onRevoke), [texts, format, onRevoke]);
  return <DataTable label={texts.links} rows={links} columns={columns} rowKey={({ guid }) => guid} isUnpaged />;
}

function linkColumns(
  texts: ReleaseTexts,
  format: Format,
  onRevoke: SharedLinksProps["onRevoke"],
): readonly TableColumn<SharedLink>[] {
  const columns: readonly TableColumn<SharedLink>[] = [
    {
      id: "expires",
      header: texts.linkExpiresOn,
      lead: true,
      cell: (link) => format.showTime(link.expiration_date),
    },
    {
      id: "author",
      header: texts.linkCreatedBy,
      cell: ({ created_by: author }) => author?.email ?? texts.byCommandLine,
    },
    { id: "created", header: texts.linkCreated, cell: (link) => format.showTime(link.created_at) },
    {
      id: "downloads",
      header: texts.linkDownloads,
      align: "end",
      cell: ({ downloads_count: count }) => format.number(count),
    },
  ];
  if (onRevoke === undefined) return columns;
  return [
    ...columns,
    {
      id: "actions",
      header: texts.linkActions,
      isActions: true,
      cell: (link) => (
        <Button
          size="sm"
          variant="danger"
          aria-label={texts.revokeLink(format.dateTime(link.expiration_date))}
          onPress={() => onRevoke(link)}
        >
          {texts.revoke}
        </Button>
      ),
    },
  ];
}
