import { useEffect, useState, useSyncExternalStore } from "react";
import { contentOf, isStillRunning, type LogSource } from "../store/log-source";
import { LogModel, type LogSnapshot, openingSnapshot } from "./log-model";

const ignore = () => () => undefined;
const opening = () => openingSnapshot;

/** A log, opened while the component is there, and read again while it grows and the page can be seen. */
export function useLogModel(source: LogSource, pollMs: number): readonly [LogModel | undefined, LogSnapshot] {
  const content = contentOf(source);
  const isRunning = isStillRunning(source);
  const [model, setModel] = useState<LogModel>();
  useEffect(() => {
    const opened = new LogModel(content);
    setModel(opened);
    opened.store.open();
    return () => {
      opened.close();
      setModel(undefined);
    };
  }, [content]);
  useEffect(() => {
    if (!model || !isRunning) return;
    const poll = () => {
      if (!document.hidden) model.store.poll();
    };
    const timer = setInterval(poll, pollMs);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
      // Reads the lines written between the last poll and the end.
      model.store.poll();
    };
  }, [model, isRunning, pollMs]);
  const snapshot = useSyncExternalStore(model?.subscribe ?? ignore, model?.snapshot ?? opening, opening);
  return [model, snapshot];
}
