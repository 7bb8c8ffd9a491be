import { isPublished } from "@gatehouse/contract/releases";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { addMs, dayMs } from "../../core/clock";
import { type Database, prepared } from "../../db/database";
import { releaseDownloads, releases, sharedLinks } from "../../db/tables/releases";
import { fileAnswer, storedDownload } from "../../http/file-answer";
import { answerPage, redirect } from "../../http/html-page";
import { requestFacts } from "../../http/request-facts";
import type { HonoEnv, Identity, RequestFacts, ServerApp } from "../../http/server-app";
import { mayOf } from "./capabilities";
import { factsOf, type ReleaseRow } from "./release-rows";
import { type Grant, readLink } from "./signed-link";

/** A download that broke can go on for so long, although its link has expired meanwhile. */
const resumeMs = dayMs;

const findRow = prepared((db) =>
  db
    .select()
    .from(releases)
    .where(and(eq(releases.id, sql.placeholder("id")), eq(releases.fileGuid, sql.placeholder("fileGuid"))))
    .prepare("linked_release"),
);
const findSharedLink = prepared((db) =>
  db
    .select({ guid: sharedLinks.guid })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.guid, sql.placeholder("guid")), isNull(sharedLinks.revokedAt)))
    .prepare("shared_link"),
);
const findBegun = prepared((db) =>
  db
    .select({ id: releaseDownloads.id })
    .from(releaseDownloads)
    .where(
      and(
        eq(releaseDownloads.linkId, sql.placeholder("linkId")),
        gt(releaseDownloads.createdAt, sql.placeholder("since")),
      ),
    )
    .prepare("begun_download"),
);

/** Makes the route of download links. A browser opens it, so it refuses with pages. */
export function bindReleaseDownloads(server: ServerApp): void {
  server.app.get("/download/:token/:name", async (c) => {
    const grant = await readLink(server.db, c.req.param("token"));
    if (grant === undefined) return refusedPage(c, server);
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    if (grant.account !== undefined && identity === undefined)
      return redirect(`/accounts/login/?next=${encodeURIComponent(new URL(c.req.url).pathname)}`);
    if (grant.expires * 1_000 <= server.clock.now().getTime() && !(await isResumed(server, c, grant)))
      return grant.account !== undefined && grant.account !== identity?.viewer.id
        ? refusedPage(c, server)
        : expiredPage(c, server, grant);
    const release = await findAllowed(server, grant, identity);
    const file = release && (await storedDownload(server.files, server.db, grant.file));
    if (file === undefined) return refusedPage(c, server);
    const answer = await fileAnswer(c, file, { disposition: "attachment", setCookies: identity?.setCookies ?? [] });
    if (isBegun(c, answer)) await recordDownload(server, grant, { facts, identity, sha256: file.sha256 ?? null });
    return answer;
  });
}

/** The release of a link, if the visitor may have it now. */
async function findAllowed(
  server: ServerApp,
  grant: Grant,
  identity: Identity | undefined,
): Promise<ReleaseRow | undefined> {
  const [release] = await findRow(server.db).execute({ id: grant.release, fileGuid: grant.file });
  if (release === undefined) return undefined;
  if (grant.account === undefined) {
    const [link] = await findSharedLink(server.db).execute({ guid: grant.id });
    return link && release;
  }
  if (grant.account !== identity?.viewer.id) return undefined;
  // It may have been taken back since the link was made.
  return isPublished(factsOf(release)) || mayOf(server, identity.viewer).has("releases.view") ? release : undefined;
}

/** Whether a request goes on with a download that its link began in time. */
async function isResumed({ db, clock }: ServerApp, c: HonoContext<HonoEnv>, { id, account }: Grant): Promise<boolean> {
  if (account === undefined || !/^bytes=[1-9]\d*-/.test(c.req.header("Range") ?? "")) return false;
  const [begun] = await findBegun(db).execute({ linkId: id, since: addMs(clock.now(), -resumeMs) });
  return begun !== undefined;
}

/** Whether an answer holds a file's first byte. Further parts belong to the same download. */
function isBegun(c: HonoContext<HonoEnv>, { status, headers }: Response): boolean {
  if (c.req.raw.method !== "GET") return false;
  return status === 200 || (status === 206 && headers.get("Content-Range")?.startsWith("bytes 0-") === true);
}

interface Visitor {
  readonly facts: RequestFacts;
  readonly identity: Identity | undefined;
  readonly sha256: string | null;
}

async function recordDownload(
  { db, clock }: { readonly db: Database; readonly clock: ServerApp["clock"] },
  { release, account, id }: Grant,
  { facts, identity, sha256 }: Visitor,
): Promise<void> {
  const isShared = account === undefined;
  await db.transaction(async (tx) => {
    await tx
      .insert(releaseDownloads)
      .values({
        releaseId: release,
        sha256,
        accountId: identity?.viewer.id ?? null,
        sharedLinkGuid: isShared ? id : null,
        linkId: isShared ? null : id,
        ip: facts.address,
        createdAt: clock.now(),
      })
      // A browser may ask for the same file again while the link works.
      .onConflictDoNothing();
    if (isShared)
      await tx
        .update(sharedLinks)
        .set({ downloadsCount: sql`${sharedLinks.downloadsCount} + 1` })
        .where(eq(sharedLinks.guid, id));
  });
}

function expiredPage(c: HonoContext<HonoEnv>, server: ServerApp, { account }: Grant): Response {
  return answerPage(c, server, {
    title: "Download link expired",
    status: 410,
    body:
      account === undefined
        ? html`<h1>Download link expired</h1>
<p>This link no longer works. Ask the person who sent it to you for a new one.</p>`
        : html`<h1>Download link expired</h1>
<p>Download links work for 5 minutes. Get a new one from the downloads page.</p>
<a class="button" href="/app/downloads">Go to Downloads</a>`,
  });
}

/** The same for every other reason, so that a link reveals nothing about the file. */
function refusedPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  return answerPage(c, server, {
    title: "Download link not valid",
    status: 404,
    body: html`<h1>Download link not valid</h1>
<p>This link doesn't work. Get a new one from the downloads page, or ask the person who sent it to you.</p>
<a class="button" href="/app/downloads">Go to Downloads</a>`,
  });
}
