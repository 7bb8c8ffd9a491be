import type { Build, BuildStats } from "@gatehouse/contract/builds";
import { logDays } from "@gatehouse/contract/builds";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { figuresOf, readStats } from "../areas/builds";
import { addMs, dayMs } from "../core/clock";
import { builds, logChunks } from "../db/tables/builds";
import { commits, projects } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { readDesigns } from "../node/read-designs";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { toolchainFolder } from "../testing/start-databases";
import { testPortal } from "../testing/test-portal";
import { everyState } from "./builds";
import { demoCommitNumber, demoProjectGuid, demoProjects, demoSha, olderRecording } from "./projects";
import { findRecording } from "./recordings";
import { startDemoBuilds } from "./start-demo-builds";

describe.each(anyDatabase)("the demo's builds on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const designs = readDesigns(toolchainFolder);
  const everyStateIs = eq(commits.sha1, demoSha(everyState.project, everyState.number));
  const api = `/api/webapp/v1/projects/${demoProjectGuid(everyState.project)}/versions/`;

  it("belong to 20 projects with 60 commits, and to one with 2,000", async () => {
    expect(await db.$count(projects)).toBe(20);
    expect(demoProjects.flatMap((project) => project.commits)).toHaveLength(60);
    const many = demoProjects.find(({ olderCommits }) => olderCommits !== undefined);
    expect(many && demoCommitNumber(many, many.commits.length - 1)).toBe(2_000);
  });

  it("have figures and logs that the toolchain wrote, and nothing else", async () => {
    for (const project of demoProjects)
      for (const [at, { recording }] of project.commits.entries()) {
        const found = findRecording(designs, recording);
        expect(found, recording).toBeDefined();
        const sha = demoSha(project.name, demoCommitNumber(project, at));
        const [row] = await db.select().from(commits).where(eq(commits.sha1, sha));
        const stats = found?.build.isSuccess ? readStats(found.build.stats) : null;
        const { lut, fd, ultraram } = stats === null ? { lut: null, fd: null, ultraram: null } : figuresOf(stats);
        const rounded = (figure: number | null | undefined) => figure && Math.fround(figure);
        expect([row?.lut, row?.fd, row?.ultraram].map(rounded), sha).toEqual([lut, fd, ultraram].map(rounded));
      }
    const older = await db
      .select({ number: commits.number, stats: builds.stats })
      .from(builds)
      .innerJoin(commits, eq(commits.id, builds.commitId))
      .where(and(eq(commits.projectGuid, demoProjectGuid("Waveform recorder")), sql`${commits.number} % 97 = 0`));
    expect(older.length).toBeGreaterThan(15);
    for (const { number, stats } of older)
      expect(stats?.resources).toEqual(
        readStats(findRecording(designs, olderRecording(number))?.build.stats)?.resources,
      );
  });

  it("include one commit with builds in every state, the first of them older than logs are kept", async () => {
    const path = `${api}${demoSha(everyState.project, everyState.number)}/builds/`;
    const { results } = (await customer.getJson(path)) as { readonly results: readonly Build[] };
    expect(new Set(results.map(({ status, result }) => result ?? status))).toEqual(
      new Set(["queued", "building", "SUCCESS", "FAILURE", "ABORTED", "UNSTABLE"]),
    );
    const ageMs = ({ created_on: time }: Build) => portal.clock.now().getTime() - Date.parse(time);
    const old = results.filter((build) => ageMs(build) > logDays * dayMs);
    expect(old).toMatchObject([{ build_number: 1, result: "SUCCESS", output_file: expect.any(String) as string }]);
    const rows = await db
      .select({ build: builds.number })
      .from(logChunks)
      .innerJoin(builds, eq(builds.id, logChunks.buildId))
      .innerJoin(commits, eq(commits.id, builds.commitId))
      .where(and(everyStateIs, eq(builds.kind, "build")));
    expect([...new Set(rows.map(({ build }) => build))].sort()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await customer.getJson(`${path}1/logs/`)).toEqual({ logs: "", start_row: 0 });
    const recorded = findRecording(designs, "muon-trigger/9")?.build.stats as BuildStats;
    expect(((await customer.getJson(`${path}1/stats/`)) as BuildStats).resources).toEqual(recorded.resources);
  });

  it("include one that waits, and will be built to what its commit shows already", async () => {
    const [commit] = await db.select().from(commits).where(everyStateIs);
    const archive = await databaseFiles.open(db, commit?.sourcesGuid ?? "");
    const content = unzipSync(new Uint8Array(await new Response(archive?.stream).arrayBuffer()));
    const recorded = findRecording(designs, "muon-trigger/9");
    expect(Object.keys(content).sort()).toEqual([...(recorded?.sources.keys() ?? [])].sort());
    for (const [path, bytes] of recorded?.sources ?? []) expect(content[path], path).toEqual(bytes);
    const stats = (await customer.getJson(
      `${api}${demoSha(everyState.project, everyState.number)}/builds/6/stats/`,
    )) as BuildStats;
    expect(stats.resources).toEqual((recorded!.build.stats as BuildStats).resources);
  });

  it("include a log of over 50,000 lines, and none that is too old to be kept", async () => {
    const { start_row: last } = (await customer.getJson(
      `${api}${demoSha(everyState.project, everyState.number)}/builds/5/logs/?rows_count=1`,
    )) as { start_row: number };
    expect(last).toBeGreaterThan(50_000);
    const old = addMs(portal.clock.now(), -(logDays + 1) * dayMs);
    const kept = await db
      .select({ createdAt: builds.createdAt })
      .from(logChunks)
      .innerJoin(builds, eq(builds.id, logChunks.buildId));
    expect(kept.filter(({ createdAt }) => createdAt < old)).toEqual([]);
  });

  it("keep the waves of simulations that failed", async () => {
    const failed = await db
      .select({ outputGuid: builds.outputGuid })
      .from(builds)
      .where(and(eq(builds.kind, "simulation"), eq(builds.result, "FAILURE")));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed).not.toContainEqual({ outputGuid: null });
    const failedBuild = and(eq(builds.kind, "build"), eq(builds.result, "FAILURE"), isNotNull(builds.outputGuid));
    expect(await db.$count(builds, failedBuild)).toBe(0);
  });

  it("include one that runs and one that waits, both begun when the portal was started", async () => {
    const path = `${api}${demoSha(everyState.project, everyState.number)}/builds/`;
    await startDemoBuilds(db, portal.clock);
    const { results } = (await customer.getJson(path)) as { readonly results: readonly Build[] };
    const [waits, runs] = results;
    const ago = (time: string | null | undefined) => portal.clock.now().getTime() - Date.parse(time ?? "");
    expect(waits).toMatchObject({ build_number: 8, queued: true });
    expect(ago(waits?.created_on)).toBeLessThan(60_000);
    expect(runs).toMatchObject({ build_number: 7, building: true });
    expect(ago(runs?.started_on)).toBeLessThan(60_000);
  });

  it("include one without sources, one without an image and one without figures", async () => {
    const shown = async (name: string, number: number) =>
      customer.getJson(`/api/webapp/v1/projects/${demoProjectGuid(name)}/versions/${demoSha(name, number)}/`);
    expect(await shown("Waveform recorder", 1_997)).toMatchObject({ scf_file: null });
    expect(await shown("Pulse shaper", 1)).toMatchObject({ top_image: null, lut: expect.any(Number) as number });
    expect(await shown("Veto logic, south wall", 2)).toMatchObject({ lut: null });
    expect(await db.$count(commits, isNotNull(commits.imageGuid))).toBeGreaterThan(45);
  });
});
