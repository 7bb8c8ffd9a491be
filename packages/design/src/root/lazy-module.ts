import { useEffect, useRef, useState } from "react";

/** A module that loads once, when first needed. A failed load can be retried. */
export interface LazyModule<T> {
  load: () => Promise<T>;
  loaded: () => T | undefined;
}

/** Declares a lazy module without loading it. */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  return {
    loaded: () => value,
    load() {
      pending ??= fetchModule().then(
        (module) => (value = module),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/**
 * Returns the module once it has loaded, while `isWanted`. `onFailure` gets the reason if it can't load. Leave it out
 * if the component works without the module. The next use retries.
 */
export function useLazyModule<T>(
  lazy: LazyModule<T>,
  isWanted: boolean,
  onFailure?: (error: unknown) => void,
): T | undefined {
  const [, setIsLoaded] = useState(false);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  // Read it during render: a module that loads before the effect runs hasn't been rendered yet.
  const shown = isWanted ? lazy.loaded() : undefined;
  const isMissing = isWanted && shown === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    lazy.load().then(
      () => isCurrent && setIsLoaded(true),
      (error: unknown) => isCurrent && fail.current?.(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isMissing]);
  return shown;
}
