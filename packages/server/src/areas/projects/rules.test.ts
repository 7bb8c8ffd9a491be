import type { Page } from "@gatehouse/contract";
import type { Commit, Project } from "@gatehouse/contract/projects";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { builds } from "../../db/tables/builds";
import { files } from "../../db/tables/files";
import { commits } from "../../db/tables/projects";
import { demoProjectGuid, demoSha, demoTagGuid } from "../../demo/projects";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const projects = "/api/webapp/v1/projects/";
const name = "Muon telescope trigger";
const guid = demoProjectGuid(name);
const one = `${projects}${guid}/`;
const weber = demoProjectGuid("Muon telescope trigger (Weber)");

const page = async <Item>(browser: Browser, path: string) => (await browser.getJson(path)) as Page<Item>;
const namesOf = ({ results }: Page<Project>) => results.map((project) => project.name);

describe.each(anyDatabase)("projects on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const manager = await portal.signedIn("manager@example.com");

  it("are listed ten a page, the one updated last first, and only to their owner", async () => {
    const first = await page<Project>(customer, projects);
    expect([first.count, first.results.length, namesOf(first)[0]]).toEqual([19, 10, name]);
    const times = first.results.map((project) => project.updated_on);
    expect(times).toEqual([...times].sort().reverse());
    const second = await page<Project>(customer, `${projects}${first.next}`);
    expect([second.results.length, second.next]).toEqual([9, null]);
    const whole = await page<Project>(customer, `${projects}?page=0&page_size=0`);
    expect(namesOf(whole)).toEqual([...namesOf(first), ...namesOf(second)]);
    expect(namesOf(await page<Project>(manager, projects))).toEqual(["Muon telescope trigger (Weber)"]);
    expect(await statusAndBody(customer.fetch(`${projects}?page=3`))).toEqual([404, { detail: "Invalid page." }]);
  });

  it("are sorted by name whatever its case, by creation and by update", async () => {
    const byName = namesOf(await page<Project>(customer, `${projects}?page=0&page_size=0&order_by=name`));
    expect(byName).toEqual([...byName].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const created = (await page<Project>(customer, `${projects}?order_by=-created_on`)).results;
    const times = created.map((project) => project.created_on);
    expect(times).toEqual([...times].sort().reverse());
    expect(namesOf(await page<Project>(customer, `${projects}?order_by=shoe_size`))[0]).toBe(name);
  });

  it.each([
    ["BASELINE RESTORATION", ["Pulse shaper"]],
    ["muon", [name, "Muon telescope trigger, test beam"]],
    ["%", []],
    ["<lab>", ["Slow control over I²C <lab>"]],
  ])("are found by name and description: %s", async (search, found) => {
    const query = new URLSearchParams({ search }).toString();
    expect(namesOf(await page<Project>(customer, `${projects}?${query}`))).toEqual(found);
  });

  it("carry their latest commit with its last build, or null", async () => {
    expect(await customer.getJson(one)).toMatchObject({
      product: { name: "DAQ-32" },
      versions_count: 9,
      tags_count: 5,
      forks_count: 2,
      latest_version: {
        version_sha1: demoSha(name, 9),
        lut: expect.closeTo(39.5, 0) as number,
        last_build: { build_number: 8, queued: true },
      },
    });
    const empty = await customer.getJson(`${projects}${demoProjectGuid("Scaler bank")}/`);
    expect(empty).toMatchObject({ latest_version: null, last_builds: [], versions_count: 0 });
  });

  it("carry the last eight builds of their newest commits, the newest last", async () => {
    const { last_builds: builds } = (await customer.getJson(one)) as Project;
    expect(builds?.map((build) => [build.progressive_version_number, build.build_number, build.result])).toEqual([
      [9, 1, "SUCCESS"],
      [9, 2, "FAILURE"],
      [9, 3, "ABORTED"],
      [9, 4, "UNSTABLE"],
      [9, 5, "SUCCESS"],
      [9, 6, "SUCCESS"],
      [9, 7, null],
      [9, 8, null],
    ]);
    expect(builds?.map(({ queued, building }) => [queued, building]).slice(-3)).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    expect(builds?.[0]?.duration).toBeGreaterThan(1_000);
    const [recorder] = (await page<Project>(customer, `${projects}?search=waveform+recorder`)).results;
    expect(recorder?.last_builds?.map((build) => build.progressive_version_number)).toEqual([
      1993, 1994, 1995, 1996, 1997, 1998, 1999, 2000,
    ]);
  });

  it("of 2,000 commits return ten, and any of them by message or sha", async () => {
    const commits = `${projects}${demoProjectGuid("Waveform recorder")}/versions/`;
    const first = await page<Commit>(customer, commits);
    expect([first.count, first.results.length]).toEqual([2000, 10]);
    expect(first.results.map((commit) => commit.progressive_version_number)).toEqual(
      Array.from({ length: 10 }, (_, at) => 2000 - at),
    );
    const last = await page<Commit>(customer, `${commits}?page=200`);
    expect([last.results.at(-1)?.progressive_version_number, last.next]).toEqual([1, null]);
    expect((await page<Commit>(customer, `${commits}?page_size=1000`)).results).toHaveLength(100);
    for (const search of ["threshold 1234", demoSha("Waveform recorder", 1234).slice(0, 12)])
      expect((await page<Commit>(customer, `${commits}?search=${search}`)).results).toMatchObject([
        { progressive_version_number: 1234 },
      ]);
  });

  it("have forks, also those of other accounts, which nobody else can open", async () => {
    const forks = await page<Project>(customer, `${one}forks/`);
    expect(namesOf(forks)).toEqual(["Muon telescope trigger, test beam", "Muon telescope trigger (Weber)"]);
    expect(namesOf(await page<Project>(customer, `${one}forks/?search=weber`))).toEqual([
      "Muon telescope trigger (Weber)",
    ]);
    expect(namesOf(await page<Project>(customer, `${one}forks/?search=gates`)), "a word of a description").toEqual([]);
    expect((await customer.fetch(`${projects}${weber}/`)).status).toBe(404);
    expect((await manager.fetch(`${projects}${weber}/`)).status).toBe(200);
  });

  it.each([
    ["GET", ""],
    ["PUT", ""],
    ["DELETE", ""],
    ["GET", "versions/"],
    ["GET", `versions/${demoSha(name, 9)}/`],
    ["POST", `versions/${demoSha(name, 9)}/delete-sources/`],
    ["GET", "forks/"],
    ["GET", "tags/"],
    ["POST", "tags/"],
    ["GET", `tags/${demoTagGuid(name, "v2.4")}/`],
    ["GET", "tags-by-name/v2.4/"],
    ["DELETE", `tags/${demoTagGuid(name, "v2.4")}/`],
  ])("of somebody else are 404: %s %s", async (method, path) => {
    const bodies: Readonly<Record<string, unknown>> = {
      PUT: { name: "Mine", description: "" },
      "POST tags/": { version_sha1: demoSha(name, 9), name: "mine" },
    };
    const body = bodies[`${method} ${path}`.trim()];
    const response = await (method === "GET"
      ? manager.fetch(`${one}${path}`)
      : manager.send(method, `${one}${path}`, body));
    expect(response.status).toBe(404);
  });
});

describe.each(anyDatabase)("the settings of a project on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const customer = await testPortal(db).signedIn("customer@example.com");
  const put = async (body: unknown) => statusAndBody(customer.send("PUT", one, body));

  it.each([
    [{ name: "  ", description: "" }, { name: [expect.any(String)] }],
    [{ name: "x".repeat(101), description: "" }, { name: [expect.any(String)] }],
    [{ name: "x", description: "y".repeat(501) }, { description: [expect.any(String)] }],
  ])("are refused by field: %j", async (body, fields) => expect(await put(body)).toEqual([400, fields]));

  it("are trimmed, and leave what is not named", async () => {
    const name100 = "🦊".repeat(100);
    expect(await put({ name: ` ${name100} `, description: " d " })).toMatchObject([
      200,
      { name: name100, description: "d", keep_sources_permission_granted: true },
    ]);
    expect(await put({ name, description: "", keep_sources_permission_granted: false })).toMatchObject([
      200,
      { keep_sources_permission_granted: false },
    ]);
    expect(await put({ name, description: "again" })).toMatchObject([200, { keep_sources_permission_granted: false }]);
  });

  it("delete a fork, which its parent counts no longer, and everything in it", async () => {
    const forkGuid = demoProjectGuid("Muon telescope trigger, test beam");
    const fork = `${projects}${forkGuid}/`;
    const stored = await db
      .select({
        sources: commits.sourcesGuid,
        scf: commits.scfGuid,
        image: commits.imageGuid,
        output: builds.outputGuid,
      })
      .from(commits)
      .leftJoin(builds, eq(builds.commitId, commits.id))
      .where(eq(commits.projectGuid, forkGuid));
    const guids = stored.flatMap((row) => Object.values(row)).filter((guid) => guid !== null);
    expect(await db.$count(files, inArray(files.guid, guids))).toBeGreaterThan(10);
    expect((await customer.send("DELETE", fork)).status).toBe(204);
    expect(await db.$count(files, inArray(files.guid, guids))).toBe(0);
    expect(await customer.getJson(one)).toMatchObject({ forks_count: 1 });
    for (const path of ["", "versions/", "tags/"]) expect((await customer.fetch(fork + path)).status).toBe(404);
    expect((await customer.send("DELETE", fork)).status).toBe(404);
  });

  it("delete a parent, whose forks stay", async () => {
    expect((await customer.send("DELETE", one)).status).toBe(204);
    const manager = await testPortal(db).signedIn("manager@example.com");
    expect((await manager.fetch(`${projects}${weber}/`)).status).toBe(200);
  });

  it("delete the sources of a commit once, and the commit stays", async () => {
    const shaper = "Pulse shaper";
    const commit = `${projects}${demoProjectGuid(shaper)}/versions/${demoSha(shaper, 2)}/`;
    const { scf_file: file } = (await customer.getJson(commit)) as Commit;
    expect((await customer.fetch(String(file))).status).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect((await customer.send("POST", `${commit}delete-sources/`)).status).toBe(200);
    expect(await customer.getJson(commit)).toMatchObject({ scf_file: null });
    expect((await customer.fetch(String(file))).status).toBe(404);
  });
});
