import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePortal } from "../../../portal/portal-context";
import type { Uploads } from "../files/use-uploads";

// A file can't be stored as text, so its draft lives only as long as the page.
const filesOfPortals = new WeakMap<QueryClient, Map<string, readonly File[]>>();

export interface DraftFiles {
  readonly isRestored: boolean;
  readonly drop: () => void;
}

/**
 * Keeps the files that are chosen for a new ticket, and adds them to its next form.
 * @param name - the draft's name; undefined keeps nothing
 */
export function useDraftFiles(name: string | undefined, { all, add }: Uploads): DraftFiles {
  const { queryClient } = usePortal();
  const [kept] = useState(() => (name === undefined ? [] : (filesOfPortals.get(queryClient)?.get(name) ?? [])));
  const isDropped = useRef(false);
  const isAdded = useRef(kept.length === 0);
  useEffect(() => {
    if (!isAdded.current) {
      isAdded.current = true;
      return add(kept);
    }
    if (name === undefined || isDropped.current) return;
    const files = filesOfPortals.get(queryClient) ?? new Map<string, readonly File[]>();
    const chosen = all.filter(({ state }) => state.kind !== "refused").map(({ file }) => file);
    filesOfPortals.set(queryClient, files.set(name, chosen));
  }, [queryClient, name, kept, all, add]);
  const drop = useCallback(() => {
    isDropped.current = true;
    if (name !== undefined) filesOfPortals.get(queryClient)?.delete(name);
  }, [queryClient, name]);
  return { isRestored: kept.length > 0, drop };
}
