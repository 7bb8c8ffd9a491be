import { type PortalClient, PortalError } from "@gatehouse/contract";
import { type Project, projects, type Tag } from "@gatehouse/contract/projects";
import { describe, expect, it } from "vitest";
import { done, notDone, unknown } from "../../data/find-done";
import { findProjectDeleted, findTagCreated, findTagDeleted, findUpdated } from "./projects.look-ups";

const page = <Item>(results: readonly Item[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results: [...results],
});
const responses = (call: unknown, response: () => unknown) =>
  ((asked: unknown) =>
    new Promise<never>((resolve) => {
      resolve((asked === call ? response() : undefined) as never);
    })) as PortalClient["call"];

describe("a tag that was sent", () => {
  const sha = "a".repeat(40);
  const tag = (name: string, version_sha1: string | undefined, message?: string | null): Tag => ({
    guid: "t",
    name,
    message,
    created_on: "2026-11-20T17:52:00Z",
    project_version: version_sha1 === undefined ? undefined : { version_sha1 },
  });
  const look = (now: readonly Tag[], next: string | null = null, before: readonly unknown[] = []) =>
    findTagCreated.look(
      { projectGuid: "p", body: { name: " v1 ", message: "", version_sha1: sha } },
      responses(projects.listTags, () => page(now, next)),
      before,
      [],
    );

  it.each([
    ["its name and its commit", tag("v1", sha, "")],
    ["no word on the message", tag("v1", sha, null)],
    ["no word on the commit", tag("v1", undefined)],
  ])("is found by a tag with %s", async (_, found) => expect(await look([found])).toEqual(done(found)));

  it.each([
    ["another case", tag("V1", sha)],
    ["another commit", tag("v1", "b".repeat(40))],
    ["another message", tag("v1", sha, "first")],
  ])("is not a tag with %s", async (_, found) => expect(await look([found])).toEqual(notDone));

  it("is not a tag that was there before, also on a later page", async () => {
    const found = tag("v1", sha);
    const at = (created_on: string) => ({ ...tag("v0", sha), guid: "o", created_on });
    expect(await look([found], null, [page([found])])).toEqual(notDone);
    expect(await look([found], null, [page([at("2026-11-20T17:53:00Z")], "?page=2")])).toEqual(notDone);
    expect(await look([found], null, [page([at("2026-11-20T17:51:00Z")], "?page=2")])).toEqual(done(found));
    expect(await look([found], null, [page([at("2026-11-20T17:53:00Z")])])).toEqual(done(found));
    expect(await look([found], null, [page([])])).toEqual(done(found));
  });

  it("is not known to be missing on a server that pages all the same", async () =>
    expect(await look([tag("v10", sha)], "?page=2")).toEqual(unknown));
});

it("a tag is deleted once the whole list lacks it", async () => {
  const look = (guids: readonly string[], next: string | null = null) =>
    findTagDeleted.look(
      { projectGuid: "p", tagGuid: "t" },
      responses(projects.listTags, () =>
        page(
          guids.map((guid) => ({ guid })),
          next,
        ),
      ),
      [],
      [],
    );
  expect(await look(["a", "t"])).toEqual(notDone);
  expect(await look(["a"])).toEqual(done(undefined));
  expect(await look(["a"], "?page=2")).toEqual(unknown);
});

it("a project is deleted once it cannot be found; another failure says nothing", async () => {
  const look = (response: () => unknown) =>
    findProjectDeleted.look({ projectGuid: "p" }, responses(projects.get, response), [], []);
  const fail = (kind: "not-found" | "server", detail?: string) => () => {
    throw new PortalError(kind, { detail });
  };
  expect(await look(() => ({ guid: "p" }))).toEqual(notDone);
  expect(await look(fail("not-found", "Not found."))).toEqual(done(undefined));
  await expect(look(fail("not-found"))).rejects.toThrow();
  await expect(look(fail("server"))).rejects.toThrow();
});

it("settings are saved once the project has what was sent, whatever the rest is", async () => {
  const project = { name: "n", description: "d", keep_sources_permission_granted: true } as Project;
  const look = (body: Parameters<typeof findUpdated.look>[0]["body"]) =>
    findUpdated.look(
      { projectGuid: "p", body },
      responses(projects.get, () => project),
      [],
      [],
    );
  expect(await look({ name: " n ", description: "d" })).toEqual(done(project));
  expect(await look({ name: "n", description: "d", keep_sources_permission_granted: true })).toEqual(done(project));
  expect(await look({ name: "n", description: "d", keep_sources_permission_granted: false })).toEqual(notDone);
  expect(await look({ name: "m", description: "d" })).toEqual(notDone);
});
