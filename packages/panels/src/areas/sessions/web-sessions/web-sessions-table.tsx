import { timeOfEpoch, type WebSession } from "@gatehouse/contract/sessions";
import { Button, type ControlledTable, DataTable, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { Address } from "../address";
import { distinctNames } from "../distinct-names";
import { sessionsMessages, type SessionsTexts } from "../sessions.messages";
import { ClientCell } from "./client-cell";
import { clientText } from "./client-text";
import type { ReadClientName } from "./use-client-names";

export interface WebSessionsTableProps extends ControlledTable<WebSession> {
  /** Undefined while it loads. */
  readonly readClient: ReadClientName | undefined;
  /** If omitted, the table is read-only. */
  readonly onSignOut?: (session: WebSession) => void;
}

/** The browsers that are signed in to the portal. */
export function WebSessionsTable({ readClient, onSignOut, ...table }: WebSessionsTableProps): ReactNode {
  const texts = useMessages(sessionsMessages);
  const format = useFormat();
  const { rows } = table;
  const columns = useMemo(
    () => webColumns({ rows, readClient, texts, format, onSignOut }),
    [rows, readClient, texts, format, onSignOut],
  );
  return <DataTable label={texts.webTitle} columns={columns} rowKey={rowKey} {...table} />;
}

/** The visible column headers, for the skeleton. */
export function webHeaders(texts: SessionsTexts): readonly string[] {
  return [texts.columnClient, texts.columnIp, texts.columnLastLogin, texts.columnLastSeen];
}

const rowKey = ({ id }: WebSession) => String(id);

interface ColumnOptions extends Pick<WebSessionsTableProps, "rows" | "readClient" | "onSignOut"> {
  readonly texts: SessionsTexts;
  readonly format: Format;
}

function webColumns({ rows, readClient, texts, format, onSignOut }: ColumnOptions): readonly TableColumn<WebSession>[] {
  const nameOf = ({ user_agent }: WebSession) => readClient && clientText(user_agent, readClient, texts);
  const columns: TableColumn<WebSession>[] = [
    {
      id: "client",
      header: texts.columnClient,
      lead: true,
      cell: (session) => (
        <ClientCell
          name={nameOf(session)}
          userAgent={session.user_agent}
          current={session.is_current ? texts.current : undefined}
        />
      ),
      sortValue: nameOf,
    },
    {
      id: "ip",
      header: texts.columnIp,
      cell: ({ ip }) => ip && <Address>{ip}</Address>,
      sortValue: ({ ip }) => ip,
    },
    {
      id: "login",
      header: texts.columnLastLogin,
      isNoWrap: true,
      cell: ({ created_at }) => format.showTime(timeOfEpoch(created_at)),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: "seen",
      header: texts.columnLastSeen,
      isNoWrap: true,
      cell: ({ last_seen_at }) => format.showTime(timeOfEpoch(last_seen_at)),
      sortValue: ({ last_seen_at }) => last_seen_at,
      isBlank: ({ last_seen_at }) => last_seen_at === null || last_seen_at === undefined,
    },
  ];
  if (onSignOut === undefined) return columns;
  const distinctName = distinctNames(rows, [
    (session) => nameOf(session) ?? session.user_agent,
    ({ ip }) => ip,
    ({ created_at }) => format.dateTime(timeOfEpoch(created_at)),
  ]);
  const actions: TableColumn<WebSession> = {
    id: "actions",
    header: texts.columnActions,
    isActions: true,
    cell: (session) => (
      <Button size="sm" aria-label={texts.signOutFrom(distinctName(session))} onPress={() => onSignOut(session)}>
        {texts.signOut}
      </Button>
    ),
  };
  return [...columns, actions];
}
