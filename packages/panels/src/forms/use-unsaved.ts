import { useEffect } from "react";
import { noteUnsaved } from "../navigation/unsaved-changes";

/** While something is not saved, the browser asks before the page is left, and `hasUnsavedChanges` says so. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved]);
}
