import { usePortal } from "../../provider/portal-context";
import { signInAddress } from "../../provider/session";

/**
 * What follows once the user has ended the session: every trace goes from cache, storage and document, the other tabs are told,
 * and the page leaves for sign-in.
 */
export function useLeaveAfterSignOut(): () => void {
  const { client, session, navigation } = usePortal();
  return () => {
    session.forget();
    navigation.leave(signInAddress(client.origin, navigation.here()));
  };
}
