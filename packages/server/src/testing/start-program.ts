import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { Browser } from "./browser";

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

const sourceOf = (program: string) => fileURLToPath(new URL(`../node/${program}.ts`, import.meta.url));

/** Starts a program from its sources as a process of its own, which ends with the test file at the latest. */
export function startProgram(program: "main" | "admin", env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, ["--conditions=@gatehouse/source", "--import", "tsx", sourceOf(program), ...args], {
    env: { PATH: process.env.PATH, PORT: "0", ...env }, stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
  return {
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Where it listens, once it says so. */
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
    stdout: () => stdout,
  };
}

/** A browser of a process that listens. */
export const overHttp = (origin: string) =>
  new Browser({
    fetch: async ({ url, method, headers, body }) =>
      fetch(url.replace(/^http:\/\/portal\.test/, origin), { method, headers, body: body && (await new Response(body).text()), redirect: "manual" }),
  });
