import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { cartRows } from "../db/tables/cart";
import { orderRows, orders } from "../db/tables/orders";
import { daysAgo } from "./days-ago";
import { demoGuid } from "./licenses";
import type { Ids } from "./named-ids";
import { demoCart, demoOrders } from "./orders";

export async function seedCart(
  db: Database,
  today: Date,
  userIds: Ids<number>,
  licenseGuids: Ids<string>,
): Promise<void> {
  await db.insert(cartRows).values(
    demoCart.map(({ owner, serial, type, years }) => ({
      ownerId: userIds(owner),
      licenseGuid: serial === undefined ? null : licenseGuids(serial),
      licenseType: type,
      years,
      onlineCompile: type === "pro",
      createdAt: daysAgo(today, 1),
    })),
  );
}

export async function seedOrders(
  db: Database,
  today: Date,
  userIds: Ids<number>,
  licenseGuids: Ids<string>,
): Promise<void> {
  for (const [at, { owner, status, daysAgo: days, rows }] of demoOrders.entries()) {
    const guid = demoGuid(3, at);
    const createdAt = daysAgo(today, days);
    await db.insert(orders).values({
      guid,
      ownerId: userIds(owner),
      status,
      createdAt,
      deliveredAt: status === "de" ? addMs(createdAt, dayMs) : null,
    });
    await db.insert(orderRows).values(
      rows.map(({ serial, type, years, quantity = 1 }) => ({
        orderGuid: guid,
        isRenewal: serial !== undefined,
        licenseGuid: serial === undefined ? null : licenseGuids(serial),
        licenseSerialNumber: serial,
        licenseType: type,
        years,
        onlineCompile: type === "pro",
        quantity,
      })),
    );
  }
}
