import { readFileSync } from "node:fs";

/** The server's processor time for a request, in milliseconds. The average of many requests. Linux only. */
export async function serverTime(page, pid, path, count = 1000) {
  const ticks = () =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .split(") ")[1]
      .split(" ")
      .slice(11, 13)
      .reduce((sum, value) => sum + Number(value), 0);
  const ask = (times) =>
    page.evaluate(
      async ([address, amount]) => {
        for (let at = 0; at < amount; at += 1) await (await fetch(address, { cache: "no-store" })).text();
      },
      [path, times],
    );
  await ask(count / 5);
  const before = ticks();
  await ask(count);
  return ((ticks() - before) * 10) / count;
}
