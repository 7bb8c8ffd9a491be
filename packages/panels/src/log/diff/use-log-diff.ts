import { useCallback, useEffect, useState } from "react";
import { inSlices } from "../../viewers/in-slices";
import { contentOf, type LogSource } from "../store/log-source";
import type { LogState, LogStore } from "../store/log-store";
import { openLog } from "../store/open-log";
import type { Block } from "./block";
import { compareLogs } from "./compare-logs";

/** Two logs that were read as a whole. */
export interface BothLogs {
  readonly before: LogState;
  readonly after: LogState;
}

export type LogDiffState =
  | { readonly state: "reading" }
  | { readonly state: "failed" }
  | { readonly state: "comparing"; readonly logs: BothLogs }
  | { readonly state: "compared"; readonly logs: BothLogs; readonly changes: readonly Block[] };

const reading: LogDiffState = { state: "reading" };

/** Reads two logs as a whole, and compares them whenever the rule changes. */
export function useLogDiff(before: LogSource, after: LogSource, isTimeIgnored: boolean) {
  const [contentBefore, contentAfter] = [contentOf(before), contentOf(after)];
  const [result, setResult] = useState<LogDiffState>(reading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stores = [contentBefore, contentAfter].map(openLog);
    let isCurrent = true;
    setResult(reading);
    void Promise.all(stores.map(readWhole)).then(([first, second]) => {
      if (isCurrent) setResult(first && second ? comparing({ before: first, after: second }) : { state: "failed" });
    });
    return () => {
      isCurrent = false;
      for (const store of stores) store.close();
    };
  }, [contentBefore, contentAfter, attempt]);

  const logs = "logs" in result ? result.logs : undefined;
  useEffect(() => {
    if (!logs) return;
    const abort = new AbortController();
    setResult(comparing(logs));
    const steps = compareLogs(logs.before.segments, logs.after.segments, isTimeIgnored);
    void inSlices(steps, abort.signal).then((changes) => changes && setResult({ state: "compared", logs, changes }));
    return () => abort.abort();
  }, [logs, isTimeIgnored]);
  return { result, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

const comparing = (logs: BothLogs): LogDiffState => ({ state: "comparing", logs });

/** The state of a log once all readable rows have loaded. Undefined if reading failed. */
async function readWhole(store: LogStore): Promise<LogState | undefined> {
  store.open();
  await store.loaded({ from: 0, to: Infinity });
  return store.state.failure === undefined ? store.state : undefined;
}
