import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { type LineRange, parseRangeHash, rangeHash } from "../../log/view/line-range";
import { useNavigation } from "../../navigation/navigation-context";
import { pageHash } from "../../navigation/page-hash";

/** Another fragment is the host's, and stays. */
const isFree = (hash: string) => /^#?$/.test(hash) || parseRangeHash(hash) !== undefined;

/** The chosen lines of a log, kept in the page's fragment, or in memory while the fragment has another use. */
export function useBuildLogRange(): readonly [LineRange | undefined, (range: LineRange | undefined) => void] {
  const hash = useNavigation().hash ?? pageHash;
  const text = useSyncExternalStore(hash.subscribe, hash.read, () => "");
  const [kept, setKept] = useState<LineRange>();
  const written = useMemo(() => parseRangeHash(text), [text]);
  const change = useCallback(
    (range: LineRange | undefined) => {
      if (isFree(hash.read())) hash.write(range ? rangeHash(range) : "");
      else setKept(range);
    },
    [hash],
  );
  return [isFree(text) ? written : kept, change];
}
