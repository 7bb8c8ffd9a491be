import { type EndpointQuery, PortalError } from "@gatehouse/contract";
import type { Order, OrderRow, orders as calls } from "@gatehouse/contract/orders";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, orderOf, pageOf, wholeList } from "../../db/paging";
import { orderRows, orders } from "../../db/tables/orders";

type OrdersQuery = EndpointQuery<typeof calls.list>;

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

const sortable = { created_at: orders.createdAt, status: orders.status };
const newestFirst = [desc(orders.createdAt), desc(orders.number)];

/** The viewer's orders, the newest first unless the query says otherwise. */
export async function listOrders({ db, viewer }: Context, query: OrdersQuery): Promise<ListPage<Order>> {
  const own = eq(orders.ownerId, viewer.id);
  return pageOf(query, {
    count: () => db.$count(orders, own),
    read: async (window) => {
      const found = db
        .select()
        .from(orders)
        .where(own)
        .orderBy(...orderOf(query.order_by, sortable, newestFirst));
      return (await (window === undefined ? found : found.limit(window.limit).offset(window.offset))).map(toOrder);
    },
  });
}

/** @throws {PortalError} `not-found` unless it is the viewer's. */
export async function getOrder({ db, viewer }: Context, orderGuid: string): Promise<Order> {
  const [order] = await findOne(db).execute({ viewerId: viewer.id, guid: orderGuid });
  if (order === undefined) throw new PortalError("not-found");
  return toOrder(order);
}

/** What was ordered. */
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

/** Statuses that this version does not know are passed on as they are. */
function toOrder(order: typeof orders.$inferSelect): Order {
  return {
    guid: order.guid,
    "my_{product}_order_id": String(order.number),
    created_at: order.createdAt.toISOString(),
    status: order.status as Order["status"],
  };
}
