import { isPortalError, type PortalClient, PortalError } from "@gatehouse/contract";
import { cart, cartGroupKey, maxLicenseCount } from "@gatehouse/contract/cart";
import { isResponseLost } from "../../data/lost-response";
import { submissionOf } from "../../data/submissions";
import { asUnconfirmed, isUnconfirmed } from "../../data/unconfirmed";
import type { Send } from "../../data/use-action";
import { findQuantitySet } from "./cart.look-ups";
import type { LicenseKind } from "./license-kind";

/** The maximum number of attempts if someone else keeps changing the cart. */
const mostAttempts = 3;

/**
 * Adds licenses of one kind to those already in the cart. The endpoint sets the total, so the request sends the
 * quantity in the cart plus `count`. The request includes the rows that were read. If the cart has changed since then,
 * it fails with a conflict, and the cart is read again. After a lost response, the total is kept for the next attempt,
 * so that nothing is added twice. A quantity change in between discards that total, because it no longer compares.
 * @param tooMany returns the message if the total exceeds the cart's limit.
 */
export async function addLicenses(
  client: PortalClient,
  send: Send,
  kind: LicenseKind,
  count: number,
  tooMany: (held: number) => string,
): Promise<void> {
  const addition = submissionOf(client, cart.setQuantity, { kind, count }, { intent: "add" });
  for (let attempt = 1; ; attempt += 1) {
    const { results } = await client.call(cart.list).catch((error: unknown) => {
      throw addition.before === undefined ? error : asUnconfirmed(error);
    });
    const present = results.find((row) => cartGroupKey(row) === cartGroupKey({ ...kind, license: null }));
    const held = present?.quantity ?? 0;
    const wanted = addition.others.length === 0 ? addition.before?.[0] : undefined;
    if (typeof wanted === "number" && held >= wanted) return addition.forget();
    const quantity = held + count;
    if (quantity > maxLicenseCount) throw new PortalError("invalid", { fields: { quantity: [tooMany(held)] } });
    const input = { body: { ...kind, quantity, rows_ids: present?.rows_ids ?? [] } };
    try {
      await send(cart.setQuantity, input, { findDone: findQuantitySet });
      return addition.forget();
    } catch (error) {
      if (isResponseLost(error)) {
        addition.close();
        (isUnconfirmed(error) ? addition.inDoubt : addition.notFound)([quantity]);
      }
      if (attempt === mostAttempts || !isPortalError(error, "conflict")) throw error;
    }
  }
}
