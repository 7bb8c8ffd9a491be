import { viewer } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../portal/messages";
import { findSignedOut } from "./find-signed-out";
import { signOutMessages } from "./sign-out.messages";
import { useLeaveAfterSignOut } from "./use-leave-after-sign-out";

/** Ends the session and clears its data. `onFailure` is called if the session continues. */
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
