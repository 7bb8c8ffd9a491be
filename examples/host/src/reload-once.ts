/**
 * Loads the whole page anew where one of its files is missing: a newer version of the portal has other files. Once for each
 * file, and only while the server responds, because a browser without a connection would replace the portal by its own page.
 */
export async function reloadOnce(error: unknown): Promise<void> {
  const key = `gatehouse.reloaded:${String(error)}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (!ok) return;
    sessionStorage.setItem(key, "1");
    location.reload();
  } catch {
    // There is no connection, or no storage that would remember.
  }
}
