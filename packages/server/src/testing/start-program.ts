import { spawn } from "node:child_process";
import { isAbsolute, join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { Browser } from "./browser";

/** The path of a bundled server module, for a program that imports it. */
export const bundled = (module: string): string => join(inject("gatehousePrograms"), `${module}.mjs`);

/**
 * Starts a program in a separate process that ends with the test at the latest.
 * @param program - One of the server's programs, or a module's absolute path.
 * @param input - The text for its stdin.
 */
export function startProgram(
  program: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  input = "",
) {
  // Most processes end within seconds, and optimizing the code of the built-in database would take half of that. The
  // other flag is the same as in `npm start` and docs/deploy.
  const file = isAbsolute(program) ? program : bundled(program);
  const child = spawn(process.execPath, ["--liftoff-only", "--max-semi-space-size=2", file, ...args], {
    env: { PATH: process.env.PATH, PORT: "0", ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A program that doesn't read its stdin may have ended.
  child.stdin.on("error", () => undefined).end(input);
  onTestFinished(() => void child.kill("SIGKILL"));
  let [stdout, stderr, written] = ["", "", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    written += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    written += text;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
  return {
    ended,
    pid: child.pid,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the server's origin, once it is printed. */
    origin: () =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const origin = /^Gatehouse is at (http:\/\/127\.0\.0\.1:\d+)\/app\/$/m.exec(stdout)?.[1];
          if (origin !== undefined) resolve(origin);
        };
        child.stdout.on("data", look);
        look();
        void ended.then(({ code, stderr: text }) => reject(new Error(`It ended with ${String(code)}: ${text}`)));
      }),
    /** Resolves once the program reports that it listens, on any address. */
    greeting: () =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (stdout.includes("Gatehouse is at ")) resolve();
        };
        child.stdout.on("data", look);
        look();
        void ended.then(({ code, stderr: text }) => reject(new Error(`It ended with ${String(code)}: ${text}`)));
      }),
    stdout: () => stdout,
    /** stdout and stderr, in the order of arrival. */
    written: () => written,
  };
}

/** A browser for a server in another process. It sends bodies byte for byte. */
export const overHttp = (origin: string) =>
  new Browser({
    fetch: async ({ url, method, headers, body }) =>
      fetch(url.replace(/^http:\/\/portal\.test/, origin), {
        method,
        headers,
        body: body && (await new Response(body).arrayBuffer()),
        redirect: "manual",
      }),
  });
