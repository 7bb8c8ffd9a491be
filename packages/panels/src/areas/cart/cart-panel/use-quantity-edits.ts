import type { Page } from "@gatehouse/contract";
import { isPortalError } from "@gatehouse/contract";
import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import type { QueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useRef, useState } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { PollPaceContext } from "../../../data/poll-pace";
import { sendOnce } from "../../../data/send-once";
import { isUnconfirmed } from "../../../data/unconfirmed";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useCartChanged } from "../cart-changes";
import { findQuantitySet } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { type EditedCart, QuantityEdits } from "./quantity-edits";
import { quantityBody } from "./row-body";

/** A quantity is sent this long after its last change. */
const quantityDelayMs = 500;

/** The quantity edits of this portal's cart. Pending edits are sent when the panel unmounts or the page is left. */
export function useQuantityEdits(): QuantityEdits {
  const { client, queryClient, notify, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const { refresh } = useCartChanged();
  const pace = useContext(PollPaceContext);
  // The edits refetch the cart themselves, so the action doesn't.
  const { runQueued } = useAction(cart.setQuantity, { findDone: findQuantitySet, refetches: false, sendOnce });
  const latest = useRef<EditedCart>(undefined);
  useEffect(() => {
    latest.current = {
      send: async (known, quantity) => {
        await runQueued({ body: quantityBody(known, quantity) });
        emit({ type: "cart.quantity-changed", quantity });
      },
      show: (key, quantity) => showQuantity(queryClient, key, quantity),
      refresh,
      ask: async (key) => {
        const page = await client.call(cart.list).catch(() => undefined);
        return page?.results.find((row) => cartGroupKey(row) === key);
      },
      onFailure: (error) => {
        const text = isPortalError(error, "conflict") ? texts.changedElsewhere : texts.failedQuantity;
        notify({ tone: "danger", text, hint: isUnconfirmed(error) ? texts.unconfirmedChange : undefined });
      },
    };
  });
  const [edits] = useState(
    () =>
      new QuantityEdits(
        {
          send: async (...edit) => latest.current?.send(...edit),
          show: (...edit) => latest.current?.show(...edit),
          refresh: async () => latest.current?.refresh(),
          ask: async (key) => latest.current?.ask(key),
          onFailure: (error) => latest.current?.onFailure(error),
        },
        quantityDelayMs * pace,
      ),
  );
  useEffect(() => {
    const sendAll = () => void edits.flush();
    window.addEventListener("pagehide", sendAll);
    return () => {
      window.removeEventListener("pagehide", sendAll);
      sendAll();
    };
  }, [edits]);
  return edits;
}

function rowsIn(queryClient: QueryClient): readonly CartRow[] {
  return queryClient.getQueryData<Page<CartRow>>(endpointKey(cart.list, {}))?.results ?? [];
}

function showQuantity(queryClient: QueryClient, key: string, quantity: number): void {
  // Cancel pending reads, because their responses are older than the quantity to show.
  for (const call of [cart.list, cart.count]) void queryClient.cancelQueries({ queryKey: endpointKey(call) });
  const before = rowsIn(queryClient).find((row) => cartGroupKey(row) === key);
  if (before === undefined) return;
  queryClient.setQueryData<Page<CartRow>>(
    endpointKey(cart.list, {}),
    (page) =>
      page && {
        ...page,
        results: page.results.map((row) => (cartGroupKey(row) === key ? { ...row, quantity, count: quantity } : row)),
      },
  );
  queryClient.setQueryData<{ readonly count: number }>(
    endpointKey(cart.count, {}),
    (response) => response && { count: response.count + quantity - before.quantity },
  );
}
