import { useEffect, useRef, useState } from "react";

/** A module that is fetched once, when it is first wanted. A failed fetch may be tried again. */
export interface LazyModule<T> {
  load: () => Promise<T>;
  loaded: () => T | undefined;
}

/** Declares such a module; nothing is fetched yet. */
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
 * The module once it is there, and while it is wanted. `onFailure` hears why it cannot be fetched; those who show enough without
 * the module need none. It is fetched again when it is used again.
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
  // As of this render: what is loaded before the effect runs has not been drawn.
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
