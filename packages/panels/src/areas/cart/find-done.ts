import { cart, cartGroupKey } from "@gatehouse/contract/cart";
import type { FindDone } from "../../data/find-done";

// What the server has tells whether a change was made though its answer was lost. Asked past the cache, which may be older.

export const findQuantitySet: FindDone<typeof cart.setQuantity> = async ({ body: { license, ...body } }, ask) => {
  const { results } = await ask(cart.list);
  const key = cartGroupKey({ ...body, license: license === null ? null : { guid: license } });
  return results.some((row) => cartGroupKey(row) === key && row.quantity === body.quantity) ? undefined : null;
};

export const findRenewalAdded: FindDone<typeof cart.addRenewal> = async ({ body: { license, duration } }, ask) => {
  const { results } = await ask(cart.list);
  return results.some((row) => row.license?.guid === license && row.duration === duration) ? undefined : null;
};

export const findRemoved: FindDone<typeof cart.remove> = async ({ body: { ids } }, ask) => {
  const { results } = await ask(cart.list);
  return results.some((row) => row.rows_ids.some((id) => ids.includes(id))) ? null : undefined;
};
