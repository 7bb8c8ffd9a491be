import { readFileSync } from "node:fs";

/**
 * The server's processor time for a request, in milliseconds: the average of many, once the server is warm. The
 * requests have the page's session, but this process sends them: a browser on the same processor would empty its
 * caches between two requests. Linux only.
 */
export async function serverTime(page, pid, path, count = 1000) {
  const ticks = () =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .split(") ")[1]
      .split(" ")
      .slice(11, 13)
      .reduce((sum, value) => sum + Number(value), 0);
  const cookies = await page.context().cookies();
  const headers = {
    "Accept-Encoding": "gzip, deflate, br, zstd",
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const ask = async (times) => {
    for (let at = 0; at < times; at += 1) {
      const response = await fetch(new URL(path, page.url()), { headers });
      if (!response.ok) throw new Error(`${path} responded ${response.status}.`);
      await response.arrayBuffer();
    }
  };
  await ask(count);
  const before = ticks();
  await ask(count);
  return ((ticks() - before) * 10) / count;
}
