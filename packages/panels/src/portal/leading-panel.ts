import { useContext, useEffect, useState } from "react";
import { PanelSlotContext, usePanelVisible } from "./panel-visibility";
import { usePortal } from "./portal-context";
import type { SharedValue } from "./shared-state";
import { useShared } from "./use-shared";

/** Matters of the whole page. One of its panels handles each. */
export type PageMatter = "sign-in" | "session" | "profile" | "agreement" | "account" | "product" | "offline" | "server";

interface Candidate {
  /** Whether the panel was on screen at least once. */
  isSeen: boolean;
  /** Whether the host hides this part of the page, for example behind another tab. */
  readonly isHidden: () => boolean;
}

type Queue<T> = readonly T[];

/** The candidate panels for each matter. The first one leads. */
const sharedQueues: Partial<Record<PageMatter, SharedValue<Queue<Candidate>>>> = {};
const queueOf = (matter: PageMatter) => (sharedQueues[matter] ??= { initial: () => [] });

/**
 * Whether this panel handles a matter for the whole page. The first panel on screen leads until it unmounts or is
 * hidden, because nobody sees a notice in a hidden part. Scrolling doesn't change the leader: a moving banner would
 * shift the text.
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

/** Adds a panel to the queue. Panels that were on screen come first and hidden ones last, each in order of arrival. */
export function enqueued<T extends Candidate>(queue: Queue<T>, candidate: T): Queue<T> {
  const rank = ({ isSeen, isHidden }: T) => (isHidden() ? 0 : isSeen ? 2 : 1);
  return [...new Set([...queue, candidate])].sort((one, other) => rank(other) - rank(one));
}
