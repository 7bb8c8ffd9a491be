import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { queueBuild, takeBuild } from "../../areas/builds";
import { systemClock } from "../../core/clock";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { createBuildLog } from "./build-log";

const mebibyte = 1_048_576;
const bytes = (text: string) => new TextEncoder().encode(text);
/** Enough output that what comes before it is stored. */
const filler = "nothing\n".repeat(10_000);

describe.each(anyDatabase)("a log on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it("has the steps of a build, wherever the output was split", async () => {
    const store = { db, clock: systemClock };
    await db.delete(builds).where(eq(builds.status, "queued"));
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    await queueBuild(store, commit?.id ?? 0, "build");
    const job = await takeBuild(store);
    if (job === undefined) throw new Error("The build was not taken");
    const log = createBuildLog(db, job, mebibyte);
    const output = [
      `${filler}==> Synthe`,
      `size\n${filler}<== Synthesize (2`,
      `.0 s)\n==> Route\n${filler}<== Route fai`,
    ];
    for (const piece of [...output, "led (1.0 s)"]) await log.write(bytes(piece));
    await log.close();
    const [build] = await db.select({ stats: builds.stats }).from(builds).where(eq(builds.id, job.id));
    expect(build?.stats?.steps).toEqual([
      { name: "Synthesize", duration_ms: 2_000 },
      { name: "Route", duration_ms: 1_000, failed: true },
    ]);
  });
});
