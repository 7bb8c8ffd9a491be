import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { useCallback } from "react";
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
const keyOf = ({ tag_name: tag, unpublished_at: at }: UnpublishedNotice) => `${encodeURIComponent(tag)} ${at}`;

/** The notices that are not dismissed in this browser, and a function to dismiss one. */
export function useDismissedNotices() {
  const { store } = usePortal();
  const dismissed = useShared(sharedDismissed);
  const isShown = (notice: UnpublishedNotice) => !dismissed.includes(keyOf(notice));
  const dismiss = useCallback(
    (notice: UnpublishedNotice) => {
      const kept = [...store.get(sharedDismissed), keyOf(notice)].slice(-most);
      store.set(sharedDismissed, kept);
      keepText(name, kept.join("\n"));
    },
    [store],
  );
  return { isShown, dismiss };
}
