/** Whether this browser keeps a draft of any form. Kept out of `kept-draft`, whose code signing out does not need. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(globalThis.localStorage ?? {}).some((key) => key.startsWith("gatehouse.draft."));
  } catch {
    // Storage is forbidden.
    return false;
  }
}
