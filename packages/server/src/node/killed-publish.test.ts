import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Version } from "@gatehouse/contract/downloads";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { addMs, systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { files } from "../db/tables/files";
import { releases } from "../db/tables/releases";
import { databaseFiles } from "../files/database-files";
import { digestOf } from "../files/pieces";
import { killedPortals } from "../testing/killed-portal";
import { testPortal } from "../testing/test-portal";

const times = process.env["GATEHOUSE_LONG"] === "1" ? 20 : 3;
const folder = mkdtempSync(join(tmpdir(), "gatehouse-killed-publish-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const content = Buffer.alloc(3_000_000, createHash("sha512").update("release").digest());
const sha256 = createHash("sha256").update(content).digest("hex");
const path = join(folder, "compiler.zip");
writeFileSync(path, content);

/** This test's nightly builds as customers see them. Checks that each has all its bytes. */
async function published(db: Database): Promise<readonly string[]> {
  const customer = await testPortal(db, { clock: systemClock }).signedIn("customer@example.com");
  const versions = await customer.getList<Version>("/api/webapp/v1/compiler-nightly-builds/?page_size=100");
  const tags = versions.map(({ tag_name: tag }) => tag).filter((tag) => tag.startsWith("killed-"));
  for (const tag of tags) {
    const { download_link: link } = (await customer.getJson(
      `/api/webapp/v1/compiler-versions/${tag}/download-link/`,
    )) as { readonly download_link: string };
    const bytes = new Uint8Array(await (await customer.fetch(link)).arrayBuffer());
    expect([tag, await digestOf(bytes)]).toEqual([tag, sha256]);
  }
  return tags;
}

describe.each(killedPortals)("publishing on $name", ({ create }) => {
  it(
    `that is killed ${times} times loses and doubles nothing, and can be repeated each time`,
    { timeout: 900_000 },
    async () => {
      const portal = await create();
      const publish = (tag: string) => portal.admin("publish", tag, path, "--nightly");
      // Measure an undisturbed run, because the kills spread over its second half.
      const begun = performance.now();
      expect((await publish("killed-0").ended).code).toBe(0);
      const wholeMs = performance.now() - begun;
      const confirmed = ["killed-0"];
      for (let at = 1; at <= times; at += 1) {
        const tag = `killed-${at}`;
        const program = publish(tag);
        const kill = setTimeout(() => program.kill("SIGKILL"), (wholeMs * (at + times)) / (2 * times));
        const { code } = await program.ended;
        clearTimeout(kill);
        await portal.withDatabase(async (db) => {
          const seen = await published(db);
          if (code === 0) expect(seen).toContain(tag);
          expect(seen).toEqual(expect.arrayContaining(confirmed));
          expect(new Set(seen).size).toBe(seen.length);
        });
        expect(await publish(tag).ended).toMatchObject({ code: 0, stderr: "" });
        confirmed.push(tag);
      }
      await portal.withDatabase(async (db) => {
        expect([...(await published(db))].sort()).toEqual([...confirmed].sort());
        // The sweep deletes the unreferenced files that the kills left.
        await databaseFiles.sweep(db, addMs(systemClock.now(), 60_000));
        const used = await db
          .select({ name: files.name, digest: files.sha256 })
          .from(files)
          .innerJoin(releases, eq(releases.fileGuid, files.guid))
          .where(eq(files.name, "compiler.zip"));
        expect(used).toEqual(confirmed.map(() => ({ name: "compiler.zip", digest: sha256 })));
        expect(await db.$count(files, eq(files.name, "compiler.zip"))).toBe(confirmed.length);
      });
    },
  );
});
