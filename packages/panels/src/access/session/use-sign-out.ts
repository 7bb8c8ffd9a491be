import { viewer } from "@gatehouse/contract/viewer";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../portal/messages";
import { findSignedOut } from "./find-signed-out";
import { useLeaveAfterSignOut } from "./use-leave-after-sign-out";
import { viewerMessages } from "./viewer.messages";

/** Ends the session and leaves nothing of it behind. */
export function useSignOut(): () => void {
  const { signOutFailed } = useMessages(viewerMessages);
  const onSuccess = useLeaveAfterSignOut();
  const signOut = useAction(viewer.signOut, { failure: signOutFailed, findDone: findSignedOut, onSuccess });
  return () => signOut.run({});
}
