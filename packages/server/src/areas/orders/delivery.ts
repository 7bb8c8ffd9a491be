import { eq } from "drizzle-orm";
import type { Store } from "../../db/context";
import { orderRows, orders } from "../../db/tables/orders";
import { users } from "../../db/tables/viewer";
import { giveLicenses, renewLicense } from "../licenses";
import { lockAccount } from "../viewer";

// Actions of the back office for orders. They check no viewer.

/** Identifies an order by the number that people see, or by its guid. */
export type OrderName = { readonly guid: string } | { readonly number: number };

/** The outcome of a change of status. */
export type StatusChange = "changed" | "unchanged" | "unknown-order" | "closed";

/** Every order with its owner's email, oldest first. */
export async function listAllOrders({ db }: Pick<Store, "db">) {
  return db
    .select({ order: orders, owner: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.ownerId))
    .orderBy(orders.createdAt, orders.number);
}

/**
 * Sets the status of an order. Delivery creates the purchased licenses and extends the renewed ones. It happens once: a
 * delivered or canceled order can't change.
 */
export async function setOrderStatus(
  { db, clock }: Store,
  name: OrderName,
  status: "cr" | "wq" | "wp" | "de" | "ca",
): Promise<StatusChange> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where("guid" in name ? eq(orders.guid, name.guid) : eq(orders.number, name.number))
      .for("update");
    if (order === undefined) return "unknown-order";
    if (order.status === status) return "unchanged";
    if (order.status === "de" || order.status === "ca") return "closed";
    if (status === "de") await deliver({ db: tx, clock }, order);
    await tx
      .update(orders)
      .set({ status, deliveredAt: status === "de" ? clock.now() : null })
      .where(eq(orders.guid, order.guid));
    return "changed";
  });
}

async function deliver({ db, clock }: Store, { guid, ownerId }: typeof orders.$inferSelect): Promise<void> {
  await lockAccount(db, ownerId);
  const rows = await db.select().from(orderRows).where(eq(orderRows.orderGuid, guid)).orderBy(orderRows.id);
  for (const { isRenewal, licenseGuid, licenseType: type, years, onlineCompile: remoteServices, quantity } of rows) {
    if (!isRenewal)
      await giveLicenses(
        { db, clock },
        { ownerId, type, term: { duration: years, unit: "years" }, remoteServices, quantity },
      );
    // Skip the renewal of a deleted license.
    else if (licenseGuid !== null) await renewLicense({ db, clock }, licenseGuid, { years, remoteServices });
  }
}
