import type { OrderRow } from "@gatehouse/contract/orders";
import { DataTable, Identifier, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { type Format, useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { ordersMessages, type OrdersTexts } from "./orders.messages";

export interface OrderRowsTableProps {
  readonly rows: readonly OrderRow[];
}

/** The ordered items. */
export function OrderRowsTable({ rows }: OrderRowsTableProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const columns = useMemo(() => rowColumns(texts, format), [texts, format]);
  const keyed = useMemo(() => rows.map((row, at) => ({ ...row, key: String(at) })), [rows]);
  return (
    <DataTable
      label={texts.rows}
      rows={keyed}
      columns={columns}
      rowKey={({ key }) => key}
      isUnpaged
      density="compact"
    />
  );
}

/** The visible column headers of the table, for its skeleton. */
export function rowHeaders(texts: OrdersTexts): readonly string[] {
  return [texts.columnItem, texts.columnType, texts.columnTerm, texts.columnRemote, texts.columnQuantity];
}

function rowColumns(texts: OrdersTexts, format: Format): readonly TableColumn<OrderRow>[] {
  return [
    { id: "item", header: texts.columnItem, lead: true, cell: (row) => <Item row={row} /> },
    { id: "type", header: texts.columnType, cell: (row) => texts.types[row.license_type] },
    {
      id: "term",
      header: texts.columnTerm,
      cell: ({ duration, license_duration_measurement_unit: unit }) =>
        unit === "years" ? texts.years(duration) : `${duration} ${unit}`,
    },
    {
      id: "remote",
      header: texts.columnRemote,
      cell: (row) => (row.online_compile ? texts.on : texts.off),
      isOn: (row) => row.online_compile,
    },
    { id: "quantity", header: texts.columnQuantity, align: "end", cell: (row) => format.number(row.qty) },
  ];
}

function Item({ row }: { readonly row: OrderRow }): ReactNode {
  const texts = useMessages(ordersMessages);
  if (row.type === "unknown") return texts.unknownItem;
  if (row.type === "pur") return texts.newLicense(texts.types[row.license_type]);
  return (
    <span>
      {texts.renewalOf} <Identifier>{row.license_serial_number ?? ""}</Identifier>
    </span>
  );
}
