import { useNavigation } from "../../navigation/navigation-context";
import { usePortal } from "../../portal/portal-context";
import { signInAddress } from "../../portal/session";

/**
 * The consequences of the user's sign-out: every trace goes from cache, storage and document, the other tabs are told,
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
