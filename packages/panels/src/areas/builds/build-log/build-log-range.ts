import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type LineRange, parseRangeHash, rangeHash } from "../../../log/view/line-range";
import type { HashAdapter } from "../../../navigation/navigation";
import { useNavigation } from "../../../navigation/navigation-context";
import { pageHash } from "../../../navigation/page-hash";

/** Any other fragment belongs to the host page, so leave it alone. */
const isFree = (hash: string) => /^#?$/.test(hash) || parseRangeHash(hash) !== undefined;

/** Fragments that a log on the page owns. */
const owned = new WeakSet<HashAdapter>();

/** Whether this log owns the page's fragment. The first log on a page owns it until it unmounts. */
function useOwnsHash(hash: HashAdapter): boolean {
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (owned.has(hash)) return;
    owned.add(hash);
    setOwner(true);
    return () => {
      owned.delete(hash);
      setOwner(false);
    };
  }, [hash]);
  return isOwner;
}

/**
 * The selected lines of a log. They live in the page's fragment, or in memory while something else uses the fragment.
 */
export function useBuildLogRange(): readonly [LineRange | undefined, (range: LineRange | undefined) => void] {
  const hash = useNavigation().hash ?? pageHash;
  const text = useSyncExternalStore(hash.subscribe, hash.read, () => "");
  const isOwner = useOwnsHash(hash);
  const [kept, setKept] = useState<LineRange>();
  const written = useMemo(() => parseRangeHash(text), [text]);
  const change = useCallback(
    (range: LineRange | undefined) => {
      if (isOwner && isFree(hash.read())) hash.write(range ? rangeHash(range) : "");
      else setKept(range);
    },
    [hash, isOwner],
  );
  return [isOwner && isFree(text) ? written : kept, change];
}
