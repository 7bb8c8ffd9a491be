import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import { projects } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import type { NamedFiles } from "./named-file";
import { push, readPushArguments } from "./push-command";

describe.each(anyDatabase)("a push of the command line on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const store = { db, clock: systemClock, files: databaseFiles };
  const input = {
    account: "customer@example.com",
    project: "Of the shell",
    canCreate: true,
    board: null,
    message: "First",
  };
  const sources = new Map([["top.v", new TextEncoder().encode("module top;")]]);
  const count = () => db.$count(projects, eq(projects.name, input.project));

  it("that is refused creates no project", async () => {
    await expect(push(store, { ...input, sources: new Map() })).rejects.toThrow("There are no source files.");
    const message = "x".repeat(501);
    await expect(push(store, { ...input, message, sources })).rejects.toThrow("no more than 500 characters");
    expect(await count()).toBe(0);
  });

  it("needs a message that can be seen", async () => {
    await expect(push(store, { ...input, message: "\u200b", sources })).rejects.toThrow("may not be blank");
    expect(await count()).toBe(0);
  });

  it("finds a project by its name in both forms of Unicode", async () => {
    const of = (project: string, text: string) =>
      push(store, { ...input, project, sources: new Map([["top.v", new TextEncoder().encode(text)]]) });
    expect(await of("Za\u0308hler", "module a;")).toMatch(/^Created project/);
    expect(await of("Z\u00e4hler", "module b;")).toMatch(/^Commit \w+ is number 2 of project/);
    expect(await of("Za\u0308hler", "module c;")).toMatch(/^Commit \w+ is number 3 of project/);
  });

  it("to a name that no project has creates one only if asked", async () => {
    await expect(push(store, { ...input, canCreate: false, sources })).rejects.toThrow(
      'The account has no project "Of the shell". Add --create to create it.',
    );
    expect(await count()).toBe(0);
  });

  it("says that it has created the project, and then finds it", async () => {
    expect(await push(store, { ...input, sources })).toMatch(
      /^Created project "Of the shell"\.\nCommit \w+ is number 1 of project [\w-]+\. Its build is queued\.$/,
    );
    const changed = new Map([["top.v", new TextEncoder().encode("module changed;")]]);
    expect(await push(store, { ...input, canCreate: false, sources: changed })).toMatch(
      /^Commit \w+ is number 2 of project/,
    );
    const tested = new Map([...changed, ["testbench.json", new TextEncoder().encode("{}")]]);
    expect(await push(store, { ...input, sources: tested })).toMatch(/ Its build and its simulation are queued\.$/);
    expect(await push(store, { ...input, sources: tested })).toMatch(/already has this content, as commit \w+\.$/);
    expect(await count()).toBe(1);
  });
});

describe("the arguments of a push", () => {
  const named = { sources: () => new Map() } as unknown as NamedFiles;
  const read = (...more: string[]) =>
    readPushArguments(["Uart", "./uart", "--account", "a@example.com", "--message", "First", ...more], named, "Usage");

  it("have a board for a new project only", () => {
    expect(read()).toMatchObject({ project: "Uart", canCreate: false, board: null });
    expect(read("--create", "--board", "UP5K")).toMatchObject({ canCreate: true, board: "UP5K" });
    expect(() => read("--board", "UP5K")).toThrow("--board only applies to a new project. Add --create.");
  });
});
