import type { NextStep } from "../navigation/use-next-step";
import { usePortal } from "../portal/portal-context";
import { sharedAccountTurn } from "../portal/session";

/** Creates the undo step of a toast. It does nothing once another account has signed in, whose data it would change. */
export function useUndoStep(): (label: string, undo: () => void) => NextStep {
  const { store } = usePortal();
  return (label, undo) => {
    const turn = store.get(sharedAccountTurn);
    return { label, onPress: () => void (store.get(sharedAccountTurn) === turn && undo()) };
  };
}
