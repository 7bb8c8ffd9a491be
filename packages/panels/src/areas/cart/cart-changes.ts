import { cartReads } from "@gatehouse/contract/cart";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { openChannel } from "../../portal/open-channel";
import { usePortal } from "../../portal/portal-context";
import type { SharedValue } from "../../portal/shared-state";
import { useShared } from "../../portal/use-shared";

const channelName = "gatehouse.cart";

// Open while something of this portal follows the cart.
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

/** Keeps what is shown of the cart true when another tab, or another portal of this page, changes it. */
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
  /** Lets the other tabs, and the other portals of this page, know that the cart was changed here. */
  readonly announce: () => void;
  /** The same, and refetches here, which the promise waits for. */
  readonly refresh: () => Promise<void>;
}

/** The consequences of a change of the cart. An action refetches by itself, so it only announces. */
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
