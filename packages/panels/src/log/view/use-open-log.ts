import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { contentOf, isStillRunning, type LogSource } from "../store/log-source";
import type { LogStore } from "../store/log-store";
import { openLog } from "../store/open-log";
import type { LateParts } from "./late-parts";
import type { LogModel } from "./log-model";
import { type LogSnapshot, openingSnapshot } from "./log-snapshot";

const ignore = () => () => undefined;
const opening = () => openingSnapshot;

/** An open log: its rows and, once its code has loaded, the model that searches them. */
interface OpenLog {
  readonly store: LogStore | undefined;
  readonly model: LogModel | undefined;
  readonly snapshot: LogSnapshot;
}

/** Opens a log while the component is mounted, and polls it while it is running and the page is visible. */
export function useOpenLog(source: LogSource, pollMs: number, parts: LateParts | undefined): OpenLog {
  const content = contentOf(source);
  const isRunning = isStillRunning(source);
  const [store, setStore] = useState<LogStore>();
  useEffect(() => {
    const opened = openLog(content);
    setStore(opened);
    opened.open();
    return () => {
      opened.close();
      setStore(undefined);
    };
  }, [content]);
  const [model, setModel] = useState<LogModel>();
  useEffect(() => {
    if (!store || !parts) return;
    const made = new parts.LogModel(store);
    setModel(made);
    return () => {
      made.close();
      setModel(undefined);
    };
  }, [store, parts]);
  const ran = useRef<LogStore>(undefined);
  useEffect(() => {
    if (!store || (!isRunning && ran.current !== store)) return;
    if (!isRunning) return parts?.readRest(store, pollMs);
    ran.current = store;
    const poll = () => {
      if (!document.hidden) store.poll();
    };
    const timer = setInterval(poll, pollMs);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
      // Reads the lines written between the last poll and the end.
      store.poll();
    };
  }, [store, isRunning, pollMs, parts]);
  const rowsOnly = useMemo(() => store && rowsOf(store), [store]);
  const subscribe = (model ?? store)?.subscribe ?? ignore;
  const snapshot = useSyncExternalStore(subscribe, model?.snapshot ?? rowsOnly ?? opening, opening);
  return { store, model, snapshot };
}

/** The snapshots of a log without a model: only its rows. */
function rowsOf(store: LogStore): () => LogSnapshot {
  let known = openingSnapshot;
  return () => (known.state === store.state ? known : (known = { ...openingSnapshot, state: store.state }));
}
