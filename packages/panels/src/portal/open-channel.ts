/** A channel to other tabs and portals. Undefined if the browser lacks or blocks it, as in a cross-site frame. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
