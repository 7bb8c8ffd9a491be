import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { useCallback } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { followKeptText, keepText, readKeptText } from "../../../data/kept-text";
import { usePortal } from "../../../portal/portal-context";
import type { SharedStore, SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";

const name = "dismissed-notices";
/** Those dismissed longest ago are forgotten first. */
const most = 100;

/** False where storage is full or forbidden: the page remembers by itself then. */
let canKeep = true;

const read = (): readonly string[] => (readKeptText(name) ?? "").split("\n").filter(Boolean);

export const sharedDismissed: SharedValue<readonly string[]> = {
  initial: read,
  onWatched(set) {
    // Another tab may have changed it while nobody watched.
    if (canKeep) set(read());
    return followKeptText(name, () => set(read()));
  },
};

// A version that is unpublished once more is news.
const keyOf = (account: string, { tag_name: tag, unpublished_at: at }: UnpublishedNotice) =>
  `${account} ${encodeURIComponent(tag)} ${at}`;

/** Remembers that a notice was dismissed. */
export function keepDismissed(store: SharedStore, key: string): void {
  // Not what this page has read earlier: another tab may have added to it, and signing out clears it.
  const kept = [...(canKeep ? read() : store.get(sharedDismissed)), key].slice(-most);
  canKeep = keepText(name, kept.join("\n"));
  store.set(sharedDismissed, kept);
}

/** The notices that the viewer has not dismissed in this browser, and a function to dismiss one. None until the viewer is known. */
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
