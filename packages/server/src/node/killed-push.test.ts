import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { Build } from "@gatehouse/contract/builds";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import { builds } from "../db/tables/builds";
import { files } from "../db/tables/files";
import { commits } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { killedPortals } from "../testing/killed-portal";
import { pushedProject, sendSources } from "../testing/push-sources";
import { overHttp } from "../testing/start-program";
import { testPortal } from "../testing/test-portal";

const isLong = process.env["GATEHOUSE_LONG"] === "1";
/** How many turns of the event loop a push gets before the server is killed. Undefined waits for the push. */
const moments = isLong ? [...Array.from({ length: 19 }, (_, at) => at * at * 40), undefined] : [1_000, undefined];
const email = "customer@example.com";

describe.each(killedPortals)("a server on $name that is killed during a push", ({ create }) => {
  it.each(moments)(
    "has the whole commit with one build, or nothing of it (%j)",
    async (turns) => {
      const portal = await create();
      const program = portal.start({});
      const customer = await overHttp(await program.origin()).signIn(email);
      // Random bytes don't get smaller when compressed.
      const sources = { "top.v": Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("base64") };
      const sent = sendSources(customer, sources).then(
        ({ status }) => status,
        () => undefined,
      );
      if (turns === undefined) await sent;
      else for (let at = 0; at < turns; at += 1) await turn();
      program.kill("SIGKILL");
      await program.ended;
      const status = await sent;

      await portal.withDatabase(async (db) => {
        const storedBuilds = () =>
          db
            .select({ status: builds.status, sources: commits.sourcesGuid })
            .from(commits)
            .leftJoin(builds, eq(builds.commitId, commits.id))
            .where(and(eq(commits.message, "Run it")));
        const after = await storedBuilds();
        // An acknowledged commit must exist.
        if (status === 201) expect(after).toHaveLength(1);
        const reader = await testPortal(db, { clock: systemClock }).signedIn(email);
        const again = await sendSources(reader, sources);
        expect(again.status).toBe(after.length === 1 ? 200 : 201);
        const { version_sha1 } = (await again.json()) as { readonly version_sha1: string };
        expect(await reader.getList<Build>(`${pushedProject}versions/${version_sha1}/builds/`)).toHaveLength(1);

        // The cut-off push must leave nothing, and the stored one must be complete.
        const [stored] = await storedBuilds();
        await databaseFiles.sweep(db, new Date(Date.now() + 60_000));
        expect(await db.$count(files, eq(files.name, `${version_sha1}.zip`))).toBe(1);
        const opened = await databaseFiles.open(db, stored?.sources ?? "");
        const bytes = new Uint8Array(await new Response(opened?.stream).arrayBuffer());
        expect(createHash("sha256").update(bytes).digest("hex")).toBe(opened?.sha256);
      });
    },
    // The number of rounds is fixed, so the time depends on the machine.
    900_000,
  );
});
