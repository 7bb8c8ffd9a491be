import { viewer } from "@gatehouse/contract/viewer";
import { useAction } from "../../data/use-action";
import { usePortal } from "../../provider/portal-context";
import { signInAddress } from "../../provider/session";

/** Ends the session, forgets what was fetched for it, and goes to the sign-in page. */
export function useSignOut(): () => void {
  const { client, queryClient, navigation, emit } = usePortal();
  const signOut = useAction(viewer.signOut, {
    onSuccess: () => {
      emit({ type: "session.signed-out" });
      queryClient.clear();
      navigation.leave(signInAddress(client.origin, navigation.here()));
    },
  });
  return () => signOut.run({});
}
