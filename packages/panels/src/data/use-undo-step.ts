import { isPortalError } from "@gatehouse/contract";
import type { NextStep } from "../navigation/use-next-step";
import { usePortal } from "../portal/portal-context";
import { isAway, sharedAccountTurn, sharedSession } from "../portal/session";

/**
 * Creates the undo step of a toast. It does nothing once another account has signed in, whose data it would change.
 * `failed` is shown if the session has ended. Other failures are reported by the action itself, but the prompt of the
 * ended session would leave the user to think that the undo comes after sign-in.
 */
export function useUndoStep(): (label: string, undo: () => Promise<unknown>, failed: string) => NextStep {
  const { store, notify } = usePortal();
  return (label, undo, failed) => {
    const turn = store.get(sharedAccountTurn);
    const onPress = () => {
      if (store.get(sharedAccountTurn) !== turn) return;
      undo().catch((error: unknown) => {
        if (isPortalError(error, "unauthenticated") && isAway(store.get(sharedSession)))
          notify({ tone: "danger", text: failed });
      });
    };
    return { label, onPress };
  };
}
