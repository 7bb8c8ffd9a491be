import { useEffect, useState, useSyncExternalStore } from "react";
import { contentOf, type WavesSource } from "../vcd/waves-source";
import { readingState, type WavesState, WavesStore } from "../vcd/waves-store";

const ignore = () => () => undefined;
const reading = () => readingState;

/** A file, read while the component is mounted. */
export function useWavesFile(source: WavesSource): readonly [WavesState, WavesStore | undefined] {
  const content = contentOf(source);
  const [store, setStore] = useState<WavesStore>();
  useEffect(() => {
    const opened = new WavesStore(content);
    setStore(opened);
    opened.open();
    return () => {
      opened.close();
      setStore(undefined);
    };
  }, [content]);
  const state = useSyncExternalStore(store?.subscribe ?? ignore, store?.state ?? reading, reading);
  return [state, store];
}
