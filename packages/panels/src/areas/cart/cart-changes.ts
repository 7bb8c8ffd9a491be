import type { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import type { QueryClient } from "@tanstack/react-query";
import { atom } from "jotai";
import { useCallback, useEffect } from "react";
import { endpointKey } from "../../data/endpoint-key";
import { usePortal } from "../../portal/portal-context";
import { usePortalAtom } from "../../portal/use-portal-atom";

const channelName = "gatehouse.cart";

interface CartCall {
  readonly area: "cart";
  readonly name: keyof typeof cart;
}

// By name: whoever only follows the cart, as the licenses do, need not load how it is asked.
const list: CartCall = { area: "cart", name: "list" };
const count: CartCall = { area: "cart", name: "count" };

/** Whatever shows something of the cart: its rows, their number, and licenses, which say whether their renewal is in it. */
const changed = [list, count, licenses.best, licenses.grouped, licenses.inUse, licenses.list, licenses.get] as const;

// Open while something of this portal follows the cart.
const channelAtom = atom<BroadcastChannel | null>(null);
channelAtom.onMount = (set) => {
  const channel = new BroadcastChannel(channelName);
  set(channel);
  return () => {
    channel.close();
    set(null);
  };
};

/** Keeps what is shown of the cart true when another tab, or another portal of this page, changes it. */
export function useFollowedCart(): void {
  const { queryClient } = usePortal();
  const channel = usePortalAtom(channelAtom);
  useEffect(() => {
    if (channel === null) return;
    const onMessage = () => void askAgain(queryClient);
    channel.addEventListener("message", onMessage);
    return () => channel.removeEventListener("message", onMessage);
  }, [channel, queryClient]);
}

/** Says that the cart was changed here: asks again, which the promise waits for, and lets the other tabs know. */
export function useCartChanged(): () => Promise<void> {
  const { store, queryClient } = usePortal();
  return useCallback(() => {
    const open = store.get(channelAtom);
    const channel = open ?? new BroadcastChannel(channelName);
    channel.postMessage("changed");
    if (open === null) channel.close();
    return askAgain(queryClient);
  }, [store, queryClient]);
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all(changed.map((call) => queryClient.invalidateQueries({ queryKey: endpointKey(call) })));
}
