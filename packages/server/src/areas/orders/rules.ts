import { type EndpointQuery, PortalError } from "@gatehouse/contract";
import type { Order, OrderRow, orders as calls } from "@gatehouse/contract/orders";
import { and, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { orderRows, orders } from "../../db/tables/orders";

type OrdersQuery = EndpointQuery<typeof calls.list>;
/** An order in the response. Newer versions may add statuses, so unknown ones are allowed. */
type SentOrder = z.input<typeof Order>;

const viewerId = sql.placeholder("viewerId");
const guid = sql.placeholder("guid");

const findOne = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.guid, guid), eq(orders.ownerId, viewerId)))
    .prepare("order"),
);

const findRows = prepared((db) =>
  db.select().from(orderRows).where(eq(orderRows.orderGuid, guid)).orderBy(orderRows.id).prepare("order_rows"),
);

const ofViewer = tableList({
  name: "orders",
  key: orders.guid,
  which: eq(orders.ownerId, viewerId),
  isWholeByDefault: true,
  sortable: { created_at: orders.createdAt, status: orders.status },
  ownOrder: [desc(orders.createdAt), desc(orders.number)],
  read: (db, inPage) => db.select().from(orders).where(inPage),
});

/** The viewer's orders. Newest first by default. */
export async function listOrders({ db, viewer }: Context, query: OrdersQuery): Promise<ListPage<SentOrder>> {
  return ofViewer(db, query, { viewerId: viewer.id }, toOrder);
}

/** @throws {PortalError} `not-found` unless it is the viewer's. */
export async function getOrder({ db, viewer }: Context, orderGuid: string): Promise<SentOrder> {
  const [order] = await findOne(db).execute({ viewerId: viewer.id, guid: orderGuid });
  if (order === undefined) throw new PortalError("not-found");
  return toOrder(order);
}

/** The items of an order. */
export async function listOrderRows(context: Context, orderGuid: string): Promise<ListPage<OrderRow>> {
  await getOrder(context, orderGuid);
  const rows = await findRows(context.db).execute({ guid: orderGuid });
  return wholeList(
    rows.map((row) => ({
      type: row.isRenewal ? "renew" : "pur",
      license_type: row.licenseType,
      license_serial_number: row.licenseSerialNumber,
      duration: row.years,
      license_duration_measurement_unit: "years",
      online_compile: row.onlineCompile,
      qty: row.quantity,
    })),
  );
}

function toOrder(order: typeof orders.$inferSelect): SentOrder {
  return {
    guid: order.guid,
    "my_{product}_order_id": String(order.number),
    created_at: order.createdAt.toISOString(),
    status: order.status,
  };
}
