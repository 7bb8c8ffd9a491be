import { logDays } from "@gatehouse/contract/builds";
import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { appendLog, takeBuild } from "../areas/builds";
import { recordAudit } from "../auth/audit";
import { addMs, dayMs, minuteMs } from "../core/clock";
import { audit } from "../db/tables/audit";
import { builds, logChunks } from "../db/tables/builds";
import { databaseFiles } from "../files/database-files";
import { FilesUnavailable } from "../files/files-unavailable";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { pushSources } from "../testing/push-sources";
import { testPortal } from "../testing/test-portal";
import { readConfig } from "./config";
import { openUpkeep } from "./upkeep";

const newFile = () => ({ name: "a.bin", type: "application/octet-stream", content: new Uint8Array([1]) });

describe.each(anyDatabase)("a server without a toolchain on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const { clock } = portal;
  const store = { db, clock, files: databaseFiles };
  const config = readConfig({});
  const customer = await portal.signedIn("customer@example.com");

  /** A build that a worker took and then abandoned. */
  async function lostBuild() {
    await pushSources(customer, { "top.v": `module lost${crypto.randomUUID()};` });
    const taken = await takeBuild(portal);
    if (taken === undefined) throw new Error("There is no build to take");
    await db
      .update(builds)
      .set({ aliveAt: addMs(clock.now(), -minuteMs), attempts: 2 })
      .where(eq(builds.id, taken.id));
    return async () => (await db.select().from(builds).where(eq(builds.id, taken.id)))[0]?.result;
  }

  it("deletes old logs and the remains of uploads, and ends lost builds, at its start", async () => {
    const result = await lostBuild();
    const [old] = await db
      .update(builds)
      .set({ createdAt: addMs(clock.now(), -(logDays + 1) * dayMs) })
      .where(eq(builds.result, "SUCCESS"))
      .returning({ id: builds.id });
    const oldId = old?.id ?? 0;
    await appendLog(db, oldId, new TextEncoder().encode("old\n"));
    const left = await databaseFiles.put(db, newFile(), addMs(clock.now(), -2 * dayMs));
    const arriving = await databaseFiles.put(db, newFile(), clock.now());
    await (await openUpkeep(config, store)).close();
    expect(await result()).toBe("FAILURE");
    expect(await db.$count(logChunks, eq(logChunks.buildId, oldId))).toBe(0);
    expect(await databaseFiles.open(db, left)).toBeUndefined();
    expect(await databaseFiles.open(db, arriving)).toBeDefined();
  });

  it("ends a build within a minute after its worker is gone", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const upkeep = await openUpkeep(config, store);
    const result = await lostBuild();
    vi.advanceTimersByTime(minuteMs);
    await upkeep.close();
    expect(await result()).toBe("FAILURE");
  });

  it("deletes old audit rows at its start and every day", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const subjects = async () => (await db.select().from(audit)).map(({ subject }) => subject);
    const record = (subject: string, days: number) =>
      recordAudit({ db, clock: { now: () => addMs(clock.now(), -days * dayMs) } }, { kind: "sign-in", subject });
    await record("old", 31);
    await record("kept", 29);
    const monthly = readConfig({ GATEHOUSE_ROLE: "web", GATEHOUSE_AUDIT_DAYS: "30" });
    await (await openUpkeep(monthly, store)).close();
    expect(await subjects()).toEqual(expect.arrayContaining(["kept"]));
    expect(await subjects()).not.toContain("old");
    const upkeep = await openUpkeep(monthly, store);
    clock.advance(2 * dayMs);
    vi.advanceTimersByTime(dayMs);
    await upkeep.close();
    expect(await subjects()).not.toContain("kept");
  });

  it("moves ended logs to a store that keeps logs, and reports once that it is away", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
    onTestFinished(() => logged.mockRestore());
    const isInDatabase = and(eq(builds.status, "finished"), isNotNull(logChunks.bytes));
    const left = async () =>
      (await db.select().from(logChunks).innerJoin(builds, eq(builds.id, logChunks.buildId)).where(isInDatabase))
        .length;
    const before = await left();
    expect(before).toBeGreaterThan(1);
    const keeping = { ...databaseFiles, keepsLogs: true };
    const put = () => Promise.reject(new FilesUnavailable("The store is away"));
    const refused = await openUpkeep(config, { ...store, files: { ...keeping, put } });
    await expect.poll(() => logged.mock.calls.map(String)).toEqual([expect.stringContaining("The store is away")]);
    expect(await left()).toBe(before);
    await refused.close();
    const moving = await openUpkeep(config, { ...store, files: keeping });
    await expect.poll(left).toBe(0);
    await moving.close();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("reports files whose bytes are missing", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
    onTestFinished(() => logged.mockRestore());
    const files = {
      ...databaseFiles,
      sweep: async (...args: Parameters<typeof databaseFiles.sweep>) => ({
        ...(await databaseFiles.sweep(...args)),
        missing: 3,
      }),
    };
    await (await openUpkeep(config, { ...store, files })).close();
    expect(logged.mock.calls.flat().join(" ")).toContain("3 files have no bytes in the S3 store.");
  });
});
