import { useEffect } from "react";
import { noteUnsaved } from "../navigation/unsaved-changes";

/** While something is unsaved, the browser asks before the user leaves, and `hasUnsavedChanges` returns true. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved]);
}
