// A toolchain for tests that interrupt it. It prints its process id and then numbered rows, slowly enough to be
// interrupted. It ends once the file `until` exists.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { rows, pauseMs, until } = JSON.parse(readFileSync(join(process.argv[3], "rows.json"), "utf8"));
const write = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
await write(`pid ${process.pid}\n`);
for (let at = 0; at < rows; at += 100) {
  await write(Array.from({ length: 100 }, (_, more) => `row ${at + more}\n`).join(""));
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
while (!existsSync(until)) await new Promise((resolve) => setTimeout(resolve, 20));
