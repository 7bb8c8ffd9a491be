import { useCallback, useEffect, useRef } from "react";
import { useGoTo } from "./screen-link";
import type { ScreenTarget } from "./screens";

/** Like `useGoTo`, for navigation after a write. Does nothing if the user has left before the response arrives. */
export function useGoOn(): (target: ScreenTarget) => void {
  const goTo = useGoTo();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((target) => isHere.current && goTo(target), [goTo]);
}
