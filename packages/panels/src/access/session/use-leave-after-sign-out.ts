import { useNavigation } from "../../navigation/navigation-context";
import { usePortal } from "../../portal/portal-context";
import { signInAddress } from "../../portal/session";

/**
 * Handles the user's sign-out: clears cache, storage and document, notifies the other tabs,
 * and the page leaves for sign-in.
 */
export function useLeaveAfterSignOut(): () => void {
  const { client, session } = usePortal();
  const navigation = useNavigation();
  return () => {
    session.forget();
    navigation.leave(signInAddress(client.origin, navigation));
  };
}
