import { cartReads } from "@gatehouse/contract/cart";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { openChannel } from "../../portal/open-channel";
import { usePortal } from "../../portal/portal-context";
import type { SharedValue } from "../../portal/shared-state";
import { useShared } from "../../portal/use-shared";

const channelName = "gatehouse.cart";

// The channel is open while something in this portal follows the cart.
const sharedChannel: SharedValue<BroadcastChannel | null> = {
  initial: () => null,
  onWatched(set) {
    const channel = openChannel(channelName) ?? null;
    set(channel);
    return () => {
      channel?.close();
      set(null);
    };
  },
};

/** Refetches the cart when another tab, or another portal on this page, changes it. */
export function useFollowedCart(): void {
  const { queryClient } = usePortal();
  const channel = useShared(sharedChannel);
  useEffect(() => {
    if (channel === null) return;
    const onMessage = () => void refetch(queryClient);
    channel.addEventListener("message", onMessage);
    return () => channel.removeEventListener("message", onMessage);
  }, [channel, queryClient]);
}

export interface CartChanged {
  /** Tells other tabs and other portals on this page that the cart changed here. */
  readonly announce: () => void;
  /** Announces the change and refetches the cart here. The promise settles after the refetch. */
  readonly refresh: () => Promise<void>;
}

/** Functions to call after changing the cart. Actions refetch on their own, so they only announce the change. */
export function useCartChanged(): CartChanged {
  const { store, queryClient } = usePortal();
  return useMemo(() => {
    const announce = () => {
      const open = store.get(sharedChannel);
      const channel = open ?? openChannel(channelName);
      channel?.postMessage("changed");
      if (open === null) channel?.close();
    };
    return {
      announce,
      refresh: () => {
        announce();
        return refetch(queryClient);
      },
    };
  }, [store, queryClient]);
}

async function refetch(queryClient: QueryClient): Promise<void> {
  await Promise.all(cartReads.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}
