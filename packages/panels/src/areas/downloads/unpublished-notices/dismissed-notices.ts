import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { useCallback } from "react";
import { useAccountHash } from "../../../data/account-hash";
import { followKeptText, keepText, readKeptText } from "../../../data/kept-text";
import { usePortal } from "../../../portal/portal-context";
import type { SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";

const name = "dismissed-notices";
/** Those dismissed longest ago are forgotten first. */
const most = 100;

const read = (): readonly string[] => (readKeptText(name) ?? "").split("\n").filter(Boolean);

const sharedDismissed: SharedValue<readonly string[]> = {
  initial: read,
  onWatched: (set) => followKeptText(name, () => set(read())),
};

// A version that is unpublished once more is news.
const keyOf = (account: string, { tag_name: tag, unpublished_at: at }: UnpublishedNotice) =>
  `${account} ${encodeURIComponent(tag)} ${at}`;

/** The notices that the viewer has not dismissed in this browser, and a function to dismiss one. None until the viewer is known. */
export function useDismissedNotices() {
  const { store } = usePortal();
  const dismissed = useShared(sharedDismissed);
  const account = useAccountHash();
  const isShown = (notice: UnpublishedNotice) => account !== undefined && !dismissed.includes(keyOf(account, notice));
  const dismiss = useCallback(
    (notice: UnpublishedNotice) => {
      if (account === undefined) return;
      const kept = [...store.get(sharedDismissed), keyOf(account, notice)].slice(-most);
      store.set(sharedDismissed, kept);
      keepText(name, kept.join("\n"));
    },
    [store, account],
  );
  return { isShown, dismiss };
}
