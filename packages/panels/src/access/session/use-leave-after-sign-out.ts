import { useNavigation } from "../../navigation/navigation-context";
import { usePortal } from "../../portal/portal-context";
import { signInAddress } from "../../portal/session";

/** Completes a sign-out: clears cache, storage and document, notifies the other tabs, and goes to the sign-in page. */
export function useLeaveAfterSignOut(): () => void {
  const { client, session } = usePortal();
  const navigation = useNavigation();
  return () => {
    session.forget();
    navigation.leave(signInAddress(client.origin, navigation));
  };
}
