import { eq, like } from "drizzle-orm";
import { appendLog, queueBuild } from "../areas/builds";
import { storeCommit } from "../areas/projects";
import { publishRelease } from "../areas/releases";
import { dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { coupons, licenses } from "../db/tables/licenses";
import { commits, projects } from "../db/tables/projects";
import { ticketAttachments, ticketComments, tickets } from "../db/tables/support";
import { teamMembers } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import { databaseFiles } from "../files/database-files";
import { createUser, verifyDomain } from "../staff/admin-rules";
import { accountId } from "./account-id";
import type { Browser } from "./browser";
import { mark, marked, type MarkedObjects } from "./marked-calls";
import type { MarkedVisitors } from "./marked-requests";
import { addLicense, create } from "./team-calls";
import { testPasswords } from "./test-passwords";
import type { TestPortal } from "./test-portal";

/** Creates the accounts for `sendMarkedRequests`, with marks in all their data. */
export async function prepareMarked({
  db,
  clock,
  browser,
}: Pick<TestPortal, "db" | "clock" | "browser">): Promise<MarkedObjects> {
  const passwordHash = await testPasswords.hash(marked.password);
  await createUser({ db, clock }, { email: marked.email, passwordHash, isSuperuser: false, groups: [] });
  await createUser({ db, clock }, { email: marked.admin, passwordHash, isSuperuser: true, groups: ["portal-admins"] });
  await db
    .update(users)
    .set({
      firstName: marked.text,
      lastName: marked.text,
      institute: marked.text,
      hasSupportPlus: true,
      acceptsUserEmails: true,
    })
    .where(eq(users.email, marked.email));
  const now = clock.now();
  await db
    .insert(coupons)
    .values({ code: marked.coupon, type: "pro", isTrial: false, durationDays: 30, createdAt: now });
  const target = await accountId(db, marked.email);
  const expiresAt = new Date(now.getTime() + dayMs);
  const [license] = await db
    .insert(licenses)
    .values({
      serialNumber: `T-${mark}`,
      type: "pro",
      remoteServices: true,
      ownerId: target,
      holderId: target,
      activatedAt: now,
      termStartedAt: now,
      expiresAt,
      createdAt: now,
    })
    .returning({ guid: licenses.guid });
  const guid = license?.guid ?? "";
  await verifyDomain({ db, clock }, "example.com");
  const customer = await browser().signIn(marked.email, marked.password);
  const { guid: team } = (await (await create(customer, marked.text)).json()) as { readonly guid: string };
  await addLicense(customer, team, guid);
  const [member] = await db.select({ id: teamMembers.id }).from(teamMembers).where(eq(teamMembers.teamGuid, team));
  const version = `v1-${mark}`;
  const signer = { files: databaseFiles, productId: "compiler", releaseKey: undefined };
  await publishRelease({ db, clock }, signer, {
    tagName: version,
    file: { name: `${mark}.zip`, type: "application/zip", content: new TextEncoder().encode(marked.text) },
    changelog: marked.text,
    isNightly: true,
    isSupported: true,
  });
  const build = await markedBuild({ db, clock }, target);
  const ticket = await markedTicket({ db, clock }, target);
  return { license: guid, team, member: member?.id ?? 0, target, version, ...build, ...ticket };
}

/** Inserts a commit of the account with a source file, and a build with a log. */
async function markedBuild(
  { db, clock }: Pick<TestPortal, "db" | "clock">,
  ownerId: number,
): Promise<Pick<MarkedObjects, "project" | "commit">> {
  const now = clock.now();
  const [project] = await db
    .insert(projects)
    .values({ ownerId, name: marked.text, createdAt: now, updatedAt: now })
    .returning({ guid: projects.guid });
  const guid = project?.guid ?? "";
  const sources = new Map([["board.scf", new TextEncoder().encode(marked.text)]]);
  const named = { guid, ownerId, number: 1 };
  const { id } = await storeCommit({ db, clock }, databaseFiles, named, { message: marked.text, sources });
  await queueBuild({ db, clock }, id, "build");
  const [build] = await db
    .update(builds)
    .set({ status: "finished", result: "FAILURE" })
    .where(eq(builds.commitId, id))
    .returning();
  await appendLog(db, build?.id ?? 0, new TextEncoder().encode(`${marked.text}\n`));
  const [commit] = await db.select({ sha1: commits.sha1 }).from(commits).where(eq(commits.id, id));
  return { project: guid, commit: commit?.sha1 ?? "" };
}

/** Inserts a ticket of the account with a reply by staff. */
async function markedTicket(
  { db, clock }: Pick<TestPortal, "db" | "clock">,
  ownerId: number,
): Promise<Pick<MarkedObjects, "ticket" | "comment">> {
  const now = clock.now();
  const [ticket] = await db
    .insert(tickets)
    .values({ ownerId, subject: marked.text, description: marked.text, createdAt: now, updatedAt: now })
    .returning({ id: tickets.id });
  const ticketId = ticket?.id ?? 0;
  const [comment] = await db
    .insert(ticketComments)
    .values({ ticketId, content: marked.text, isByCustomer: false, authorName: marked.text, createdAt: now })
    .returning({ id: ticketComments.id });
  return { ticket: ticketId, comment: comment?.id ?? 0 };
}

/** Restores the data that a run of the requests changed. */
export async function resetMarked(db: Database): Promise<void> {
  await db.update(tickets).set({ status: "open" }).where(eq(tickets.subject, marked.text));
  // A repeated upload with the same key would store nothing.
  await db.delete(ticketAttachments).where(like(ticketAttachments.idempotencyKey, `${mark}%`));
  const passwordHash = await testPasswords.hash(marked.password);
  await db
    .update(users)
    .set({ passwordHash, firstLicenseAt: null, profileConfirmedAt: null })
    .where(eq(users.email, marked.email));
  await db.update(coupons).set({ redeemedAt: null, redeemedById: null }).where(eq(coupons.code, marked.coupon));
}

/** Signs in all visitors. */
export async function markedVisitors(browser: () => Browser, { target }: MarkedObjects): Promise<MarkedVisitors> {
  const as = (email: string) => browser().signIn(email, marked.password);
  const [customer, admin, impersonator, guest] = [
    await as(marked.email),
    await as(marked.admin),
    await as(marked.admin),
    browser(),
  ];
  const csrfmiddlewaretoken = impersonator.cookies.get("csrftoken") ?? "";
  await impersonator.fetch(`/user/impersonate/${target}/`, {
    method: "POST",
    body: new URLSearchParams({ csrfmiddlewaretoken }),
  });
  await guest.fetch("/accounts/login/");
  return { customer, admin, impersonator, guest };
}

/** The secrets of the visitors and their objects that occur in a text. */
export function secretsIn(text: string, visitors: MarkedVisitors, { license, team }: MarkedObjects): readonly string[] {
  const sent = (Object.values(visitors) as readonly Browser[]).flatMap((browser) => [
    ...browser.sent,
    ...browser.cookies.values(),
  ]);
  const secrets = [
    mark,
    "RDR-",
    "$argon2",
    "sessionid=",
    "csrftoken=",
    "Bearer",
    license,
    team,
    ...Object.values(marked),
    ...sent,
  ];
  const searched = text.toLowerCase();
  return secrets.filter((secret) => searched.includes(secret.toLowerCase()));
}
