import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMs } from "../../core/clock";
import { builds, logChunks } from "../../db/tables/builds";
import { fileChunks, files } from "../../db/tables/files";
import { commits, projects } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import { accountId } from "../../testing/account-id";
import { closeAfterAll, databases } from "../../testing/databases";
import { insertBuild } from "../../testing/insert-build";
import { testPortal } from "../../testing/test-portal";
import { appendLog } from "./logs/log-chunks";
import { lostAfterMs } from "./rules";

const actions = ["stop", "delete", "delete-sources", "delete-project"] as const;
type Action = (typeof actions)[number];
const pairs = actions.flatMap((first) => actions.map((second) => [first, second] as const));

type Phase = "waiting" | "running" | "ended";
interface Left {
  readonly hasProject: boolean;
  readonly hasSources: boolean;
  readonly build: Phase | "gone";
}
const nothingLeft: Left = { hasProject: false, hasSources: false, build: "gone" };

/** What an action does when it is alone: the status of its response, and what it leaves. */
function act(now: Left, action: Action): readonly [status: number, left: Left] {
  if (!now.hasProject) return [404, now];
  if (action === "delete-project") return [204, nothingLeft];
  if (action === "delete-sources") return [200, { ...now, hasSources: false }];
  if (now.build === "gone") return [404, now];
  if (action === "delete") return now.build === "ended" ? [204, { ...now, build: "gone" }] : [400, now];
  if (now.build === "ended") return [400, now];
  // The last build to end takes the sources along.
  return [200, now.build === "running" ? now : { ...now, build: "ended", hasSources: false }];
}

/** The statuses, and what is left, for each order of two actions. */
function inEitherOrder(phase: Phase, [first, second]: readonly [Action, Action]) {
  const start: Left = { hasProject: true, hasSources: true, build: phase };
  const [first1, after1] = act(start, first);
  const [second1, left1] = act(after1, second);
  const [second2, after2] = act(start, second);
  const [first2, left2] = act(after2, first);
  const firstThenSecond = { statuses: [first1, second1], left: left1 };
  return [firstThenSecond, { statuses: [first2, second2], left: left2 }];
}

describe.each(databases)("two tabs and a stranger at once, on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const [owner, now] = ["customer@example.com", portal.clock.now()];
  const [tab, otherTab] = [await portal.signedIn(owner), await portal.signedIn(owner)];
  const stranger = await portal.signedIn("manager@example.com");
  const ownerId = await accountId(db, owner);
  const put = (name: string) =>
    databaseFiles.put(db, { name, type: "text/plain", content: new TextEncoder().encode(name) }, now);

  /** A project with a commit, its files, the build in question with its log and output, and a failed build. */
  async function insert(values: Partial<typeof builds.$inferInsert>) {
    const [made] = await db
      .insert(projects)
      .values({ ownerId, name: "Raced", buildsCount: 2, commitsCount: 1, createdAt: now, updatedAt: now })
      .returning({ guid: projects.guid });
    const guid = made?.guid ?? "";
    const [sourcesGuid, scfGuid] = [await put("sources"), await put("scf")];
    const [outputGuid, logGuid] = [await put("output"), await put("log")];
    const sha1 = "5".repeat(40);
    const [commit] = await db
      .insert(commits)
      .values({ projectGuid: guid, ownerId, number: 1, sha1, message: "Race", sourcesGuid, scfGuid, createdAt: now })
      .returning({ id: commits.id });
    const commitId = commit?.id ?? 0;
    const failed = await insertBuild(db, "build", { commitId, result: "FAILURE" });
    const { id, name } = await insertBuild(db, "build", { commitId, outputGuid, logGuid, ...values });
    for (const build of [id, failed.id]) await appendLog(db, build, new TextEncoder().encode("one\ntwo\n"));
    const project = `/api/webapp/v1/projects/${guid}/`;
    const paths = { project, commit: `${project}versions/${sha1}/` };
    const build = `${paths.commit}builds/${name.buildNumber}/`;
    return {
      guid,
      commitId,
      ids: [id, failed.id],
      stored: [sourcesGuid, scfGuid, outputGuid, logGuid],
      ...paths,
      build,
    };
  }
  type Raced = Awaited<ReturnType<typeof insert>>;
  const send = async (browser: typeof tab, { project, commit, build }: Raced, action: Action) => {
    if (action === "stop") return (await browser.send("POST", `${build}stop/`)).status;
    if (action === "delete-sources") return (await browser.send("POST", `${commit}delete-sources/`)).status;
    return (await browser.send("DELETE", action === "delete" ? build : project)).status;
  };

  /** The rows of a race, and whether its addresses still respond. */
  async function look({ guid, commitId, ids, stored, ...paths }: Raced) {
    const [project] = await db.select().from(projects).where(eq(projects.guid, guid));
    const ofCommit = await db.select().from(builds).where(eq(builds.commitId, commitId));
    const logs = await db.select({ id: logChunks.buildId }).from(logChunks).where(inArray(logChunks.buildId, ids));
    return {
      counted: project?.buildsCount,
      commits: await db.$count(commits, eq(commits.id, commitId)),
      builds: ofCommit.map(({ id, status }) => [id, status === "finished"]).sort(),
      logs: logs.map(({ id }) => id).sort(),
      files: (await db.select().from(files).where(inArray(files.guid, stored))).map(({ name }) => name).sort(),
      fileChunks: await db.$count(fileChunks, inArray(fileChunks.fileGuid, stored)),
      found: await Promise.all(
        [paths.project, paths.commit, paths.build].map(async (path) => (await tab.fetch(path)).ok),
      ),
    };
  }

  /** The same for what a race must leave. */
  function expected({ ids: [id, failed] }: Raced, { hasProject, hasSources, build }: Left) {
    const isThere = build !== "gone";
    const left = [...(isThere ? [[id, build === "ended"]] : []), ...(hasProject ? [[failed, true]] : [])].sort();
    const names = [...(isThere ? ["log", "output"] : []), ...(hasSources ? ["scf", "sources"] : [])];
    return {
      counted: hasProject ? left.length : undefined,
      commits: hasProject ? 1 : 0,
      builds: left,
      logs: left.map(([of]) => of).sort(),
      files: names,
      fileChunks: names.length,
      found: [hasProject, hasProject, isThere],
    };
  }

  const running = { status: "building", result: null, finishedAt: null };
  const states = [
    ["queued", "waiting", { status: "queued", result: null, startedAt: null, finishedAt: null }],
    ["running", "running", { ...running, aliveAt: now }],
    ["running, its worker lost", "waiting", { ...running, aliveAt: addMs(now, -lostAfterMs) }],
    ["running without a worker, as in the demo", "waiting", running],
    ...["SUCCESS", "FAILURE", "ABORTED", "UNSTABLE", null].map((result) => [`ended: ${result}`, "ended", { result }]),
  ] as [state: string, phase: Phase, values: Partial<typeof builds.$inferInsert>][];

  it.each(states)("leave a build that is %s as one after the other would", async (_, phase, values) => {
    for (const [first, second] of pairs) {
      const raced = await insert(values);
      const [one, two, ...strangers] = await Promise.all([
        send(tab, raced, first),
        send(otherTab, raced, second),
        send(stranger, raced, first),
        send(stranger, raced, second),
      ]);
      const race = `${first} and ${second}`;
      expect([race, strangers]).toEqual([race, [404, 404]]);
      const orders = inEitherOrder(phase, [first, second]);
      const order = orders.find(({ statuses }) => statuses.join() === [one, two].join());
      if (order === undefined) expect.fail(`${race} responded ${one} and ${two}, unlike one after the other`);
      expect([race, await look(raced)]).toEqual([race, expected(raced, order.left)]);
    }
  });
});
