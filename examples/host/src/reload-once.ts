/**
 * Reloads the whole page if one of its files is missing, because a newer version of the portal has other files. Reloads
 * once per file, and only while the server responds: without a connection, the browser would replace the portal with
 * its error page.
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
