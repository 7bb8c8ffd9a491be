import { useEffect, useRef } from "react";
import { useSignOut } from "./use-sign-out";

export interface SigningOutProps {
  /** Called when the session continues. */
  readonly onClose: () => void;
}

/** Signs out as soon as it is on the page. It loads with what a write needs, which no page needs before. */
export function SigningOut({ onClose }: SigningOutProps): null {
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
