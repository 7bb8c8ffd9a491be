import { useContext, useEffect, useState } from "react";
import { PanelSlotContext, usePanelVisible } from "./panel-visibility";
import { usePortal } from "./portal-context";
import type { SharedValue } from "./shared-state";
import { useShared } from "./use-shared";

/** Matters of the whole page, each shown or handled by one of its panels. */
export type PageMatter = "sign-in" | "session" | "profile" | "agreement" | "account" | "product" | "offline" | "server";

interface Candidate {
  /** Was on screen at least once. */
  isSeen: boolean;
  /** In a part of the page that the host does not show now, such as another tab. */
  readonly isHidden: () => boolean;
}

type Queue<T> = readonly T[];

/** The panels that could speak in each matter; the first one does. */
const sharedQueues: Partial<Record<PageMatter, SharedValue<Queue<Candidate>>>> = {};
const queueOf = (matter: PageMatter) => (sharedQueues[matter] ??= { initial: () => [] });

/**
 * Whether this panel speaks for all in a matter of the page: the first one on screen, until it goes or is hidden. In a shadow root of a
 * hidden element nothing would be seen. Scrolling changes nothing, since a banner that moves along would shift what is read.
 */
export function useIsLeading(matter: PageMatter): boolean {
  const { store } = usePortal();
  const isVisible = usePanelVisible();
  const slot = useContext(PanelSlotContext);
  const shared = queueOf(matter);
  const [candidate] = useState<Candidate>(() => ({
    isSeen: false,
    isHidden: () => slot.current?.checkVisibility() === false,
  }));
  useEffect(() => {
    if (isVisible) candidate.isSeen = true;
    store.set(shared, enqueued(store.get(shared), candidate));
  }, [store, shared, candidate, isVisible]);
  useEffect(
    () => () =>
      store.set(
        shared,
        store.get(shared).filter((other) => other !== candidate),
      ),
    [store, shared, candidate],
  );
  return useShared(shared, ([leader]) => leader === candidate);
}

/** The queue with a panel in its place: those that are seen first, hidden ones last, each in the order in which they came. */
export function enqueued<T extends Candidate>(queue: Queue<T>, candidate: T): Queue<T> {
  const rank = ({ isSeen, isHidden }: T) => (isHidden() ? 0 : isSeen ? 2 : 1);
  return [...new Set([...queue, candidate])].sort((one, other) => rank(other) - rank(one));
}
