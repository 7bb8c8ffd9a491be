/** Whether this browser keeps a draft, whichever form it belongs to. A file of its own, which no page loads first. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(globalThis.localStorage ?? {}).some((key) => key.startsWith("gatehouse.draft."));
  } catch {
    // Storage is forbidden.
    return false;
  }
}
