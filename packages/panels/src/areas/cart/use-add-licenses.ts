import { isPortalError, PortalError, type PortalClient } from "@gatehouse/contract";
import { cart, cartGroupKey, maxLicenseCount } from "@gatehouse/contract/cart";
import { useMutation } from "@tanstack/react-query";
import { orFindDone } from "../../data/find-done";
import { useOneAtATime } from "../../data/use-one-at-a-time";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import { cartMessages } from "./cart.messages";
import { findQuantitySet } from "./find-done";

interface NewLicenses {
  readonly years: number;
  readonly count: number;
}

/** Adds new PRO licenses to those that the cart holds already. */
export function useAddLicenses(onAdded: () => void) {
  const { client, queryClient, notify, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const changed = useCartChanged();
  const mutation = useMutation(
    {
      mutationFn: (added: NewLicenses) => addLicenses(client, added, texts.tooManyInAll),
      onSuccess: (_, { count }) => {
        emit({ type: "cart.row-added", kind: "purchase", quantity: count });
        notify({ tone: "success", text: texts.addSuccess });
        onAdded();
      },
      onError: (failure) => {
        if (!isPortalError(failure, "invalid")) notify({ tone: "danger", text: texts.failedAdd });
      },
      onSettled: () => void changed(),
    },
    queryClient,
  );
  const { isPending, error } = mutation;
  return { ...useOneAtATime(mutation), isPending, error };
}

/** How often it is worth reading the cart anew because somebody else changes it. */
const mostAttempts = 3;

// The call says how many there are to be in all, so those that are there count too. Sent with the rows that were read, it does
// nothing if the cart has others by then: reading and sending again is no second addition.
async function addLicenses(client: PortalClient, { years, count }: NewLicenses, tooMany: (held: number) => string): Promise<void> {
  const kind = { type: "pur", license: null, duration: years, license_duration_measurement_unit: "years", online_compile: true, license_type: "pro" } as const;
  for (let attempt = 1; ; attempt += 1) {
    const { results } = await client.call(cart.list);
    const present = results.find((row) => cartGroupKey(row) === cartGroupKey(kind));
    const held = present?.quantity ?? 0;
    const quantity = held + count;
    if (quantity > maxLicenseCount) throw new PortalError("invalid", { fields: { quantity: [tooMany(held)] } });
    const input = { body: { ...kind, quantity, rows_ids: present?.rows_ids ?? [] } };
    try {
      return await orFindDone(client.call(cart.setQuantity, input), input, { findDone: findQuantitySet, ask: client.call });
    } catch (error) {
      if (attempt === mostAttempts || !isPortalError(error, "conflict")) throw error;
    }
  }
}
