import { cart, cartGroupKey } from "@gatehouse/contract/cart";
import { orders } from "@gatehouse/contract/orders";
import { done, findDone, notDone, unknown } from "../../data/find-done";
import { appeared, doneIfGone, doneIfListed, newest } from "../../data/find-in-list";

const nothing = () => undefined;

export const findQuantitySet = findDone(cart.setQuantity, [], async ({ body: { license, ...body } }, ask) => {
  const key = cartGroupKey({ ...body, license: license === null ? null : { guid: license } });
  return doneIfListed(
    await ask(cart.list),
    (row) => cartGroupKey(row) === key && row.quantity === body.quantity,
    nothing,
  );
});

export const findRenewalAdded = findDone(cart.addRenewal, [], async ({ body: { license, duration } }, ask) =>
  doneIfListed(await ask(cart.list), (row) => row.license?.guid === license && row.duration === duration, nothing),
);

export const findRemoved = findDone(cart.remove, [cart.list], async ({ body: { ids } }, ask) =>
  doneIfGone(await ask(cart.list), (row) => row.rows_ids.some((id) => ids.includes(id))),
);

/**
 * A submission takes all rows. While one of them is still in the cart, it was not done, whatever else was ordered. Once
 * all of them are gone, a new order is this one. An empty cart alone proves nothing, because another device may have
 * removed the rows.
 */
export const findSubmitted = findDone(
  cart.submit,
  [orders.list, cart.list],
  async (_, ask, [knownOrders, knownRows], others) => {
    const [made, rows] = await Promise.all([ask(orders.list).catch(nothing), ask(cart.list).catch(nothing)]);
    const submitted = new Set(knownRows?.results.flatMap((row) => row.rows_ids));
    if (rows?.results.some((row) => row.rows_ids.some((id) => submitted.has(id)))) return notDone;
    const isOthers = (guid: string) => others.some((order) => order.guid === guid);
    const recent = made && appeared(made, knownOrders, ({ guid }) => guid)?.filter(({ guid }) => !isOthers(guid));
    const order = newest(recent ?? []);
    if (order !== undefined) return done({ guid: order.guid });
    // If the earlier rows are unknown, a cart that holds rows was probably not submitted.
    return knownRows === undefined && recent !== undefined && rows !== undefined && rows.results.length > 0
      ? notDone
      : unknown;
  },
);
