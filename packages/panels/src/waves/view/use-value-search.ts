import { useEffect, useRef, useState } from "react";
import { inSlices } from "../../viewers/in-slices";
import { findChange } from "../values/find-change";
import { wantedValue } from "../values/wanted-value";
import type { WavesViewState } from "./use-waves";

/** The result of the last search. */
export type SearchResult = "searching" | "none" | "wrong" | undefined;

/** Searches the chosen signal for a value. */
export function useValueSearch({ chosen, changes, cursor, file, goTo }: WavesViewState) {
  const [text, setText] = useState("");
  const [result, setResult] = useState<SearchResult>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const find = async (by: 1 | -1) => {
    running.current?.abort();
    const edges = chosen?.kind === "signal" ? changes.get(chosen.signal) : undefined;
    if (text.trim() === "" || chosen?.kind !== "signal" || !edges) return setResult(undefined);
    const test = wantedValue(text, chosen.signal, chosen.radix);
    if (!test) return setResult("wrong");
    const abort = new AbortController();
    running.current = abort;
    setResult("searching");
    const at = edges.at(cursor);
    // After the start of a value, a search backward begins with that value.
    const from = by === -1 && at >= 0 && edges.timeAt(at) < cursor ? at + 1 : at;
    const found = await inSlices(findChange(file.bytes, edges, chosen.signal, test, { from, by }), abort.signal);
    if (abort.signal.aborted) return;
    setResult(found === undefined ? "none" : undefined);
    if (found !== undefined) goTo(edges.timeAt(found));
  };
  return {
    text,
    result,
    find,
    change: (next: string) => {
      running.current?.abort();
      setText(next);
      setResult(undefined);
    },
  };
}

export type ValueSearch = ReturnType<typeof useValueSearch>;
