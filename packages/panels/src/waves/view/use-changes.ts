import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { WaveFile } from "../vcd/wave-file";
import { ChangesCache } from "./changes-cache";

/** The changes of a file's signals, collected while the component is mounted. */
export function useChanges(file: WaveFile): ChangesCache {
  const cache = useMemo(() => new ChangesCache(file), [file]);
  useEffect(() => () => cache.close(), [cache]);
  const version = () => cache.version;
  useSyncExternalStore(cache.subscribe, version, version);
  return cache;
}
