import { useEffect, useState } from "react";
import { usePanelVisible } from "../portal/panel-visibility";
import { usePortal } from "../portal/portal-context";
import type { SharedValue } from "../portal/shared-state";
import { useShared } from "../portal/use-shared";

/** Matters of the whole page, each shown or handled by one of its panels. */
export type PageMatter = "sign-in" | "session" | "profile" | "agreement" | "account" | "product" | "offline";

interface Candidate {
  readonly isVisible: boolean;
}

const sharedCandidates: SharedValue<Readonly<Partial<Record<PageMatter, readonly Candidate[]>>>> = {
  initial: () => ({}),
};

/**
 * Whether this panel speaks for all in a matter of the page: the first one on screen, until it goes. In a shadow root of a
 * hidden element nothing would be seen.
 */
export function useIsLeading(matter: PageMatter): boolean {
  const { store } = usePortal();
  const isVisible = usePanelVisible();
  const [candidate] = useState<Candidate>(() => ({ isVisible }));
  useEffect(() => {
    const change = (changed: (queue: readonly Candidate[]) => readonly Candidate[]) => {
      const all = store.get(sharedCandidates);
      store.set(sharedCandidates, { ...all, [matter]: changed(all[matter] ?? []) });
    };
    change((queue) => enqueued(queue, candidate));
    return () => change((queue) => queue.filter((other) => other !== candidate));
  }, [store, matter, candidate]);
  return useShared(sharedCandidates, (all) => all[matter]?.[0] === candidate);
}

/** The queue with a panel in its place: those that are seen first, in the order in which they came. */
export function enqueued<T extends Candidate>(queue: readonly T[], candidate: T): readonly T[] {
  const all = [...queue, candidate];
  return [...all.filter(({ isVisible }) => isVisible), ...all.filter(({ isVisible }) => !isVisible)];
}
