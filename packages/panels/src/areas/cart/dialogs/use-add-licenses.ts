import { isPortalError, type PortalClient, PortalError } from "@gatehouse/contract";
import { cart, cartGroupKey, maxLicenseCount } from "@gatehouse/contract/cart";
import { asUnconfirmed, isResponseLost, isUnconfirmed } from "../../../data/send-once";
import { submissionOf } from "../../../data/submissions";
import { type Send, useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useNextStep } from "../../../navigation/use-next-step";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findQuantitySet } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { useCartChanged } from "../cart-changes";

interface NewLicenses {
  readonly years: number;
  readonly count: number;
}

/** Adds new PRO licenses to those that the cart holds already. */
export function useAddLicenses(onAdded: () => void) {
  const { client, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const nextStep = useNextStep();
  const { announce } = useCartChanged();
  return useAction((send, added: NewLicenses) => addLicenses(client, send, added, texts.tooManyInAll), {
    success: texts.addSuccess,
    next: () => nextStep(texts.viewCart, screenTarget("shoppingCart")),
    failure: (error) => (isPortalError(error, "invalid") ? undefined : texts.failedAdd),
    unconfirmed: texts.unconfirmedChange,
    onSuccess: (_, { count }) => {
      emit({ type: "cart.row-added", kind: "purchase", quantity: count });
      onAdded();
    },
    onSettled: announce,
  });
}

/** How often it is worth reading the cart anew because somebody else changes it. */
const mostAttempts = 3;

// The call sets the total, so what the cart holds already counts too. It is sent with the rows that were read and does nothing
// if the cart has others by then, so reading and sending again adds nothing twice. While a lost addition may still be done, its
// total is kept for the next try, unless a quantity was changed since: then the numbers no longer compare.
async function addLicenses(
  client: PortalClient,
  send: Send,
  added: NewLicenses,
  tooMany: (held: number) => string,
): Promise<void> {
  const { years, count } = added;
  const kind = {
    type: "pur",
    license: null,
    duration: years,
    license_duration_measurement_unit: "years",
    online_compile: true,
    license_type: "pro",
  } as const;
  const addition = submissionOf(client, cart.setQuantity, added, { intent: "add" });
  for (let attempt = 1; ; attempt += 1) {
    const { results } = await client.call(cart.list).catch((error: unknown) => {
      throw addition.before === undefined ? error : asUnconfirmed(error);
    });
    const present = results.find((row) => cartGroupKey(row) === cartGroupKey(kind));
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
