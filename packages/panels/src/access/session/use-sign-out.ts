import { viewer } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../portal/messages";
import { findSignedOut } from "./find-signed-out";
import { signOutMessages } from "./sign-out.messages";
import { useLeaveAfterSignOut } from "./use-leave-after-sign-out";

/** Ends the session and leaves nothing of it behind. `onFailure` hears that the session goes on. */
export function useSignOut(onFailure?: () => void): () => void {
  const { signOutFailed } = useMessages(signOutMessages);
  const onSuccess = useLeaveAfterSignOut();
  const { run } = useAction(viewer.signOut, {
    failure: signOutFailed,
    findDone: findSignedOut,
    onSuccess,
    onFailure,
  });
  return useCallback(() => run({}), [run]);
}
