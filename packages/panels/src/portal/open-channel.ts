/** A channel to other tabs and portals. Undefined in browsers without one, and where they block it, as in a cross-site frame. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
