import { useCallback, useEffect, useRef } from "react";
import { useGoTo } from "./screen-link";
import type { ScreenTarget } from "./screens";

/** Like `useGoTo`, for what follows a write. A response may come after the user has left, who then stays where they are. */
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
