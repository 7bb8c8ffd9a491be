import type { ProductSession } from "@gatehouse/contract/sessions";
import { Button, type ControlledTable, DataTable, Identifier, type TableColumn } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo } from "react";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { distinctNames } from "../distinct-names";
import { sessionsMessages, type SessionsTexts } from "../sessions.messages";

export interface ProductSessionsTableProps extends ControlledTable<ProductSession> {
  /** The product's name. */
  readonly product: string;
  /** If omitted, the table is read-only. */
  readonly onSignOut?: (session: ProductSession) => void;
}

/** The product's instances on which the viewer is signed in. */
export function ProductSessionsTable({ product, onSignOut, ...table }: ProductSessionsTableProps): ReactNode {
  const texts = useMessages(sessionsMessages);
  const format = useFormat();
  const { rows } = table;
  const columns = useMemo(() => productColumns({ rows, texts, format, onSignOut }), [rows, texts, format, onSignOut]);
  return <DataTable label={texts.productTitle(product)} columns={columns} rowKey={rowKey} {...table} />;
}

/** The visible column headers, for the skeleton. */
export function productHeaders(texts: SessionsTexts): readonly string[] {
  return [texts.columnUsername, texts.columnIp, texts.columnLastLogin, texts.columnLastSeen];
}

/** The name of an instance's session. */
export function instanceText({ username }: ProductSession, texts: SessionsTexts): string {
  return username.trim() === "" ? texts.unnamed : username;
}

const rowKey = ({ id }: ProductSession) => String(id);

interface ColumnOptions extends Pick<ProductSessionsTableProps, "rows" | "onSignOut"> {
  readonly texts: SessionsTexts;
  readonly format: Format;
}

function productColumns({ rows, texts, format, onSignOut }: ColumnOptions): readonly TableColumn<ProductSession>[] {
  const columns: TableColumn<ProductSession>[] = [
    {
      id: "username",
      header: texts.columnUsername,
      lead: true,
      cell: (session) => <Username>{instanceText(session, texts)}</Username>,
      sortValue: ({ username }) => username,
    },
    {
      id: "ip",
      header: texts.columnIp,
      cell: ({ ipv4_address }) => ipv4_address && <Identifier>{ipv4_address}</Identifier>,
      sortValue: ({ ipv4_address }) => ipv4_address,
    },
    {
      id: "login",
      header: texts.columnLastLogin,
      isNoWrap: true,
      cell: ({ created_at }) => format.showTime(created_at),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: "seen",
      header: texts.columnLastSeen,
      isNoWrap: true,
      cell: ({ last_seen }) => format.showTime(last_seen ?? null),
      sortValue: ({ last_seen }) => last_seen,
      isBlank: ({ last_seen }) => last_seen === null || last_seen === undefined,
    },
  ];
  if (onSignOut === undefined) return columns;
  const distinctName = distinctNames(rows, [
    (session) => instanceText(session, texts),
    ({ ipv4_address: ip }) => ip ?? "",
    ({ created_at: time }) => format.dateTime(time),
  ]);
  const actions: TableColumn<ProductSession> = {
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

const Username = styled.span`
  overflow-wrap: anywhere;
`;
