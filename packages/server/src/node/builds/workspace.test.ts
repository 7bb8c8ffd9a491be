import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { expect, it, onTestFinished, vi } from "vitest";
import { withoutRoot } from "../../testing/without-root";
import { checkRoom, makeWorkspace, removeOldWorkspaces } from "./workspace";

const hour = 3_600;

/** The process id of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ["--eval", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

function folderOf(pid: number, ageSeconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), `gatehouse-build-${pid}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const at = Date.now() / 1_000 - ageSeconds;
  utimesSync(folder, at, at);
  return folder;
}

it("says why no build can run", async () => {
  await expect(checkRoom()).resolves.toBeUndefined();
  await expect(checkRoom(2 ** 60)).rejects.toThrow(/ MB left, and a build needs 1099511627776$/);
  vi.stubEnv("TMPDIR", "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(checkRoom()).rejects.toThrow("This worker takes no builds. The folder /nowhere cannot be used: ENOENT");
});

it("removes a folder in which the command left read-only folders", async () => {
  withoutRoot();
  const workspace = await makeWorkspace(zipSync({ "top.v": new Uint8Array([47]) }));
  mkdirSync(join(workspace.folder, "cache/module"), { recursive: true });
  for (const path of ["cache/module", "cache", "out"])
    chmodSync(join(workspace.folder, path), path === "out" ? 0 : 0o500);
  await workspace.remove();
  expect(existsSync(workspace.folder)).toBe(false);
});

it("removes folders that are deeper than a path can be long", async () => {
  const workspace = await makeWorkspace(zipSync({ "top.v": new Uint8Array([47]) }));
  const script = 'for at in $(seq 50); do mkdir "$0" && cd -P "$0" || exit; done; : > file';
  const cwd = workspace.folder;
  expect(spawnSync("/bin/sh", ["-c", script, "d".repeat(200)], { cwd, encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
  await workspace.remove();
  expect(existsSync(workspace.folder)).toBe(false);
});

it("leaves no folder if the source files cannot be written", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "gatehouse-workspace-"));
  onTestFinished(() => rm(temporary, { recursive: true }));
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(makeWorkspace(zipSync({ a: new Uint8Array(1), "a/b": new Uint8Array(1) }))).rejects.toThrow();
  expect(readdirSync(temporary)).toEqual([]);
});

it("removes the old folder of a worker that had the same process id", async () => {
  const old = folderOf(process.pid, 2 * hour);
  await removeOldWorkspaces(Date.now() - hour * 1_000);
  expect(existsSync(old)).toBe(false);
});

it("removes the old folders of workers that are gone, and of no other", async () => {
  const workspace = await makeWorkspace(zipSync({ "top.v": new Uint8Array([47]) }));
  onTestFinished(() => workspace.remove());
  const long = Date.now() / 1_000 - 2 * hour;
  utimesSync(workspace.folder, long, long);
  const gone = await endedPid();
  const [old, young] = [folderOf(gone, 2 * hour), folderOf(gone, 0)];
  await removeOldWorkspaces(Date.now() - hour * 1_000);
  expect([workspace.folder, old, young].map(existsSync)).toEqual([true, false, true]);
});
