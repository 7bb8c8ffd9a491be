import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { useCallback } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { followKeptText, keepText, readKeptText } from "../../../data/kept-text";
import { usePortal } from "../../../portal/portal-context";
import type { SharedStore, SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";

const name = "dismissed-notices";
/** The maximum number of dismissals to keep. The oldest are dropped first. */
const most = 100;

/** False if storage is full or forbidden. Dismissals then last only as long as the page. */
let canKeep = true;

const read = (): readonly string[] => (readKeptText(name) ?? "").split("\n").filter(Boolean);

export const sharedDismissed: SharedValue<readonly string[]> = {
  initial: read,
  onWatched(set) {
    // Another tab may have changed the list while nothing watched it.
    if (canKeep) set(read());
    return followKeptText(name, () => set(read()));
  },
};

// The key includes the time, so that a version that is unpublished again shows a new notice.
const keyOf = (account: string, { tag_name: tag, unpublished_at: at }: UnpublishedNotice) =>
  `${account} ${encodeURIComponent(tag)} ${at}`;

/** Remembers that a notice was dismissed. */
export function keepDismissed(store: SharedStore, key: string): void {
  // Read the stored list instead of this page's copy. Another tab may have added to it, and signing out clears it.
  const kept = [...(canKeep ? read() : store.get(sharedDismissed)), key].slice(-most);
  canKeep = keepText(name, kept.join("\n"));
  store.set(sharedDismissed, kept);
}

/**
 * Tells which notices the viewer has not dismissed in this browser, and dismisses one. Shows none until the viewer is
 * known.
 */
export function useDismissedNotices() {
  const { store } = usePortal();
  const dismissed = useShared(sharedDismissed);
  const account = useAccountHash();
  const isShown = (notice: UnpublishedNotice) => account !== undefined && !dismissed.includes(keyOf(account, notice));
  const dismiss = useCallback(
    (notice: UnpublishedNotice) => {
      if (account === undefined) return;
      keepDismissed(store, keyOf(account, notice));
    },
    [store, account],
  );
  return { isShown, dismiss };
}
