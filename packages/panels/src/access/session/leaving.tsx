import { useEffect, useRef } from "react";
import { useSignOut } from "./use-sign-out";

export interface LeavingProps {
  /** Called when the session continues. */
  readonly onClose: () => void;
}

/** Signs out on mount. Loads lazily, where signing out is rare. */
export function Leaving({ onClose }: LeavingProps): null {
  const signOut = useSignOut(onClose);
  const isSent = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice.
    if (isSent.current) return;
    isSent.current = true;
    signOut();
  }, [signOut]);
  return null;
}
