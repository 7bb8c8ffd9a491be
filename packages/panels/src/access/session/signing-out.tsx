import { type ReactNode, useEffect, useRef, useState } from "react";
import { hasDrafts } from "../../forms/has-drafts";
import { stayed } from "../../navigation/stayed";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useSignOut } from "./use-sign-out";

const DraftsDialog = lazyDialog("DraftsDialog", () => import("./drafts-dialog").then((module) => module.DraftsDialog));

export interface SigningOutProps {
  /** Called when the session continues. */
  readonly onClose: () => void;
}

/**
 * Signs out on mount, or first confirms that the drafts in this browser will be lost. Loads lazily, because it brings
 * the code for writes.
 */
export function SigningOut({ onClose }: SigningOutProps): ReactNode {
  const [isAgreed, setAgreed] = useState(() => !hasDrafts());
  const stay = () => {
    stayed();
    onClose();
  };
  if (isAgreed) return <Leaving onClose={stay} />;
  return <DraftsDialog onSignOut={() => setAgreed(true)} onClose={stay} />;
}

function Leaving({ onClose }: SigningOutProps): null {
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
