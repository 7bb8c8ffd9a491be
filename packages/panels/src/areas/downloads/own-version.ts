import { useCallback } from "react";
import { useAccountHash } from "../../data/account-hash";
import { keepText, readKeptText } from "../../data/kept-text";
import { usePortal } from "../../portal/portal-context";
import type { SharedValue } from "../../portal/shared-state";
import { useShared } from "../../portal/use-shared";
import type { VersionKind } from "./version-kind";

/** Counts changes of the versions stored in this browser, so that everything on the page updates. */
const sharedChanges: SharedValue<number> = { initial: () => 0 };

/** The viewer's version of a kind: the one they chose, or last downloaded, in this browser. Signing out clears it. */
export function useOwnVersion(kind: VersionKind): readonly [tag: string | undefined, choose: (tag: string) => void] {
  const { client, store } = usePortal();
  const account = useAccountHash();
  const name = account && `version.${client.product.id}.${account}.${kind}`;
  const own = useShared(
    sharedChanges,
    useCallback(() => (name === undefined ? undefined : readKeptText(name)), [name]),
  );
  const choose = useCallback(
    (tag: string) => {
      if (name === undefined) return;
      keepText(name, tag);
      store.set(sharedChanges, store.get(sharedChanges) + 1);
    },
    [name, store],
  );
  return [own, choose];
}
