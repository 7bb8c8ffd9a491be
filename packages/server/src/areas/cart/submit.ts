import { and, eq } from "drizzle-orm";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import type { Database } from "../../db/database";
import { cartRows } from "../../db/tables/cart";
import { orderRows, orders } from "../../db/tables/orders";
import { Refusal } from "../../texts/refusal";
import { lockAccount } from "../viewer";
import { groupRows, listSingleRows } from "./cart-rows";

/**
 * Turns the cart into an order and empties the cart. The order waits for a quote.
 * @param idempotencyKey - A repeated submission with the same key returns the order that the first one created.
 */
export async function submitCart({ db, viewer, clock }: Context, idempotencyKey?: string): Promise<{ guid: string }> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    const made = idempotencyKey === undefined ? undefined : await findOrder(tx, viewer.id, idempotencyKey);
    if (made !== undefined) return made;
    const rows = groupRows(await listSingleRows(tx, viewer.id));
    if (rows.length === 0) throw new Refusal("invalid", { status: 400, detail: (t) => t.cart.empty });
    const [order] = await tx
      .insert(orders)
      .values({ ownerId: viewer.id, status: "wq", idempotencyKey, createdAt: clock.now() })
      .returning({ guid: orders.guid });
    if (order === undefined) throw new InternalError("The order was not written");
    await tx.insert(orderRows).values(
      rows.map((row) => ({
        orderGuid: order.guid,
        isRenewal: row.type === "ren",
        licenseGuid: row.license?.guid,
        licenseSerialNumber: row.license?.serial_number,
        licenseType: row.license_type === "smart" ? ("smart" as const) : ("pro" as const),
        years: row.duration,
        onlineCompile: row.online_compile,
        quantity: row.quantity,
      })),
    );
    await tx.delete(cartRows).where(eq(cartRows.ownerId, viewer.id));
    return order;
  });
}

async function findOrder(db: Database, ownerId: number, idempotencyKey: string): Promise<{ guid: string } | undefined> {
  const [order] = await db
    .select({ guid: orders.guid })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.idempotencyKey, idempotencyKey)));
  return order;
}
