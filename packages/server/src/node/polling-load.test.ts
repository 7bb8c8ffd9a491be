import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { startSession } from "../auth/sessions";
import { dayMs, systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { licenses } from "../db/tables/licenses";
import { commits, projects } from "../db/tables/projects";
import { users } from "../db/tables/viewer";
import { accountId } from "../testing/account-id";
import { postgresCopy } from "../testing/postgres";
import { startProgram } from "../testing/start-program";

const people = process.env["GATEHOUSE_LONG"] === "1" ? 500 : 40;
const rounds = 3;

/** The endpoints that the dashboard polls. */
const polled = [
  "me/",
  "best-license/",
  "licenses/",
  "grouped-licenses/",
  "shopping-cart-rows-count/",
  "projects/?page=1&page_size=5&order_by=-updated_on",
  "project-versions/?page=1&page_size=5&order_by=-created_on",
  "project-version-builds/?page=1&page_size=5&order_by=-created_on",
].map((path) => `/api/webapp/v1/${path}`);

/** Gives an account a project with a commit and its build, for its dashboard's cards. */
async function addProject(db: Database, ownerId: number): Promise<void> {
  const createdAt = systemClock.now();
  const [project] = await db
    .insert(projects)
    .values({ ownerId, name: "Polled", commitsCount: 1, buildsCount: 1, createdAt, updatedAt: createdAt })
    .returning({ guid: projects.guid });
  const projectGuid = project?.guid ?? "";
  const [commit] = await db
    .insert(commits)
    .values({ projectGuid, ownerId, number: 1, sha1: "a".repeat(40), message: "First", createdAt })
    .returning({ id: commits.id });
  const ended = { status: "finished", result: "SUCCESS", startedAt: createdAt, finishedAt: createdAt } as const;
  await db.insert(builds).values({ commitId: commit?.id ?? 0, ownerId, kind: "build", number: 1, createdAt, ...ended });
}

/**
 * Creates an account with copies of these licenses, and a project.
 * @returns the cookie of its session.
 */
async function signedIn(db: Database, at: number, owned: readonly (typeof licenses.$inferSelect)[]): Promise<string> {
  const now = systemClock.now();
  const [user] = await db
    .insert(users)
    .values({ email: `load-${at}@example.com`, createdAt: now, profileConfirmedAt: now, agreementAcceptedAt: now })
    .returning({ id: users.id });
  const ownerId = user?.id ?? 0;
  await db.insert(licenses).values(
    owned.map(({ guid: _guid, ...license }) => ({
      ...license,
      serialNumber: `${license.serialNumber}-${at}`,
      ownerId,
      holderId: null,
      dongleId: null,
      isReallocated: false,
    })),
  );
  await addProject(db, ownerId);
  const request = new Request("http://portal.test/");
  const facts = {
    request,
    origin: "http://portal.test",
    isSecure: false,
    address: "192.0.2.1",
    language: "en",
  } as const;
  const cookie = await startSession({ db, clock: systemClock, sessionLifetimeMs: dayMs }, facts, ownerId);
  return cookie.split(";")[0] ?? "";
}

/** One person's portal: polls each path with the ETag of the previous response. */
async function poll(origin: string, cookie: string, onResponse: (status: number, ms: number) => void): Promise<void> {
  const etags = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      polled.map(async (path) => {
        const began = performance.now();
        const response = await fetch(origin + path, {
          headers: { Cookie: cookie, "If-None-Match": etags.get(path) ?? "" },
        });
        await response.arrayBuffer();
        onResponse(response.status, performance.now() - began);
        etags.set(path, response.headers.get("ETag") ?? "");
      }),
    );
}

it(`serves ${people} people who poll through two processes without an error, and unchanged data as 304`, async () => {
  const { db, url } = await postgresCopy();
  const owner = await accountId(db, "customer@example.com");
  const owned = await db.select().from(licenses).where(eq(licenses.ownerId, owner));
  const cookies: string[] = [];
  for (let at = 0; at < people; at += 1) cookies.push(await signedIn(db, at, owned));
  // On a slow machine, simultaneous requests can wait longer for a connection than the default limit.
  const env = { DATABASE_URL: url, GATEHOUSE_ROLE: "web", GATEHOUSE_DATABASE_TIMEOUT_MS: "300000" };
  const servers = [1, 2].map(() => startProgram("main", env));
  const origins = await Promise.all(servers.map((server) => server.origin()));
  const statuses = new Map<number, number>();
  const times: number[] = [];
  await Promise.all(
    cookies.map((cookie, at) =>
      poll(origins[at % 2] ?? "", cookie, (status, ms) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        times.push(ms);
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`${people} people, ${times.length} requests, all at once: p99 ${p99.toFixed(0)} ms`);
  const each = people * polled.length;
  expect(Object.fromEntries(statuses)).toEqual({ 200: each, 304: each * (rounds - 1) });
  for (const server of servers) server.kill("SIGTERM");
  for (const { code, stderr } of await Promise.all(servers.map(({ ended }) => ended)))
    expect([code, stderr]).toEqual([0, ""]);
});
