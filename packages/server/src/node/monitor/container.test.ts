import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../core/clock";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { openMonitor } from "./monitor";
import { serveMonitor } from "./serve-monitor";

const containerfile = readFileSync(new URL("../../../../../docs/deploy/Containerfile", import.meta.url), "utf8");
const [, written = "[]"] = /^HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(containerfile) ?? [];
const [, ...command] = JSON.parse(written) as readonly string[];

describe.each(anyDatabase)("the health check of the image, on $name", async ({ open }) => {
  const opened = closeAfterAll(await open());

  it.each([undefined, "a-token-of-this-test"])("finds the monitor, with the token %s", async (token) => {
    const monitor = await openMonitor(opened, systemClock, { token, isStopping: () => false });
    const { port, close } = await serveMonitor(monitor, { port: 0, host: "127.0.0.1" });
    const check = (env: Readonly<Record<string, string>>) => promisify(execFile)(process.execPath, command, { env });
    const env = { GATEHOUSE_METRICS_PORT: String(port) };
    const own = token === undefined ? env : { ...env, GATEHOUSE_METRICS_TOKEN: token };
    await expect(check(own)).resolves.toMatchObject({ stderr: "" });
    if (token !== undefined) await expect(check(env)).rejects.toMatchObject({ code: 1 });
    close();
    await expect(check(own)).rejects.toMatchObject({ code: 1 });
  });
});
