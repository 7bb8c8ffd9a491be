import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type LineRange, parseRangeHash, rangeHash } from "../../log/view/line-range";
import type { HashAdapter } from "../../navigation/navigation";
import { useNavigation } from "../../navigation/navigation-context";
import { pageHash } from "../../navigation/page-hash";

/** Another fragment is the host's, and stays. */
const isFree = (hash: string) => /^#?$/.test(hash) || parseRangeHash(hash) !== undefined;

/** Fragments that a log of the page has. */
const owned = new WeakSet<HashAdapter>();

/** Whether the fragment is this log's: a page has one, so of several logs the first one has it until it goes. */
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

/** The chosen lines of a log, kept in the page's fragment, or in memory while the fragment has another use. */
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
