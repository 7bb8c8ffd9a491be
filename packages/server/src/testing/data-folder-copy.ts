import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that is deleted after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies a folder, like a backup. */
export function copyOfFolder(folder: string): string {
  const copy = join(emptyFolder(), "data");
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}
