import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSourceFolder } from "./source-folder";

function folderWith(add: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-sources-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "rtl"));
  writeFileSync(join(folder, "rtl/top.v"), "module top;");
  add(folder);
  return folder;
}

describe("a folder of source files", () => {
  it("has the files below it, without hidden ones", () => {
    const folder = folderWith((path) => writeFileSync(join(path, ".env"), "SECRET=1"));
    expect([...readSourceFolder(folder).keys()]).toEqual(["rtl/top.v"]);
  });

  it.each([
    [
      "a link to a file",
      (path: string) => symlinkSync("/etc/passwd", join(path, "rtl/passwd.v")),
      "rtl/passwd.v is a link. Push plain files only.",
    ],
    ["a link to a folder", (path: string) => symlinkSync("..", join(path, "up")), "up is a link."],
    ["a pipe", (path: string) => spawnSync("/usr/bin/mkfifo", [join(path, "pipe")]), "pipe is not a plain file."],
    [
      "a name that is not UTF-8",
      (path: string) => writeFileSync(Buffer.concat([Buffer.from(`${path}/`), Buffer.from([0xff, 0x2e, 0x76])]), ""),
      "is not UTF-8. Rename the file.",
    ],
  ])("is refused with %s", (_, add, sentence) => {
    const folder = folderWith(add);
    expect(() => readSourceFolder(folder)).toThrow(sentence);
  });
});
