import { PortalError } from "@gatehouse/contract";
import { isPublished } from "@gatehouse/contract/releases";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { addMs, dayMs } from "../../core/clock";
import { type Database, prepared } from "../../db/database";
import { releaseDownloads, releases, sharedLinks } from "../../db/tables/releases";
import { readFileRow } from "../../files/file-rows";
import { FileChanged, openChecked, readDigests } from "../../files/piece-digests";
import { type Download, fileResponse } from "../../http/file-response";
import { pageResponse, redirect } from "../../http/html-page";
import { redactError } from "../../http/redact-error";
import { requestFacts } from "../../http/request-facts";
import type { HonoEnv, Identity, RequestFacts, ServerApp } from "../../http/server-app";
import { pageTexts } from "../../texts/pages";
import { mayOf } from "./capabilities";
import { factsOf, type ReleaseRow } from "./release-rows";
import { type Grant, readLink } from "./signed-link";
import { checkSigned } from "./statements";

const downloadsPage = "/app/downloads";

/** How long an interrupted download can be resumed, even if its link has expired. */
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
    .select({ expiresAt: sharedLinks.expiresAt })
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

/** Creates the route of download links. Browsers open it, so it refuses with pages. */
export function bindReleaseDownloads(server: ServerApp): void {
  server.app.get("/download/:token/:name", async (c) => {
    const grant = await readLink(server.db, c.req.param("token"));
    if (grant === undefined) return refusedPage(c, server);
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    if (grant.account !== undefined && identity === undefined)
      // Don't return to the file: the sign-in page would stay open while the file downloads.
      return redirect(`/accounts/login/?next=${encodeURIComponent(downloadsPage)}`);
    if (await isEndedEarly(server, grant)) return endedPage(c, server, grant);
    if (grant.expires * 1_000 <= server.clock.now().getTime() && !(await isResumed(server, c, grant)))
      return (await isOwn(server, grant, identity))
        ? expiredPage(c, server, grant.account === undefined ? undefined : await pageOf(server, grant, identity))
        : refusedPage(c, server);
    const release = await findAllowed(server, grant, identity);
    const file = release && (await checkedDownload(server, release.id, grant.file));
    if (file === undefined) return refusedPage(c, server);
    const response = await fileResponse(c, file, {
      disposition: "attachment",
      setCookies: identity?.setCookies ?? [],
    }).catch((error: unknown) => {
      if (error instanceof FileChanged) return changedPage(c, server, error);
      throw error;
    });
    if (isBegun(c, response)) await recordDownload(server, grant, { facts, identity, sha256: file.sha256 ?? null });
    return response;
  });
}

/** A stored file as a download. It checks all bytes against their digests, and these against a signed statement. */
async function checkedDownload(
  { db, files }: ServerApp,
  releaseId: number,
  guid: string,
): Promise<Download | undefined> {
  const row = await readFileRow(db, guid);
  if (row === undefined) return undefined;
  return {
    ...row,
    async open(range) {
      const digests = await readDigests(files, db, guid);
      await checkSigned(db, releaseId, digests);
      const stream = await openChecked(files, db, { guid, size: row.size, digests }, range);
      // The file was deleted since its row was read.
      if (stream === undefined) throw new PortalError("not-found");
      return stream;
    },
  };
}

/** The release of a link, if the visitor may download it now. */
async function findAllowed(
  server: ServerApp,
  grant: Grant,
  identity: Identity | undefined,
): Promise<ReleaseRow | undefined> {
  const [release] = await findRow(server.db).execute({ id: grant.release, fileGuid: grant.file });
  if (release === undefined) return undefined;
  if (!(await isOwn(server, grant, identity))) return undefined;
  if (grant.account === undefined || identity === undefined) return release;
  // The release may have been unpublished since the link was created.
  return isPublished(factsOf(release)) || mayOf(server, identity.viewer).has("releases.view") ? release : undefined;
}

/** The page with new links: for staff, the page of an unpublished release, otherwise the downloads page. */
async function pageOf(server: ServerApp, grant: Grant, identity: Identity | undefined): Promise<string> {
  const [release] = await findRow(server.db).execute({ id: grant.release, fileGuid: grant.file });
  const isForStaff =
    release !== undefined &&
    identity !== undefined &&
    !isPublished(factsOf(release)) &&
    mayOf(server, identity.viewer).has("releases.view");
  return isForStaff
    ? `/app/management/${server.product.id}-versions/${encodeURIComponent(release.tagName)}`
    : downloadsPage;
}

/** Whether the visitor may use a link: it was made for their account, or is a temporary link that wasn't revoked. */
async function isOwn(server: ServerApp, { account, id }: Grant, identity: Identity | undefined): Promise<boolean> {
  if (account !== undefined) return account === identity?.viewer.id;
  return (await findSharedLink(server.db).execute({ guid: id })).length > 0;
}

/**
 * Whether a temporary link ended early, because its release was unpublished or got another file. Publishing the release
 * again doesn't restore its links.
 */
async function isEndedEarly({ db }: ServerApp, { account, id, expires }: Grant): Promise<boolean> {
  if (account !== undefined) return false;
  const [link] = await findSharedLink(db).execute({ guid: id });
  return link !== undefined && Math.floor(link.expiresAt.getTime() / 1_000) < expires;
}

/** Whether a request resumes a download that started before its link expired. */
async function isResumed({ db, clock }: ServerApp, c: HonoContext<HonoEnv>, { id, account }: Grant): Promise<boolean> {
  if (account === undefined || !/^bytes=[1-9]\d*-/.test(c.req.header("Range") ?? "")) return false;
  const [begun] = await findBegun(db).execute({ linkId: id, since: addMs(clock.now(), -resumeMs) });
  return begun !== undefined;
}

/** Whether a response contains a file's first byte. Later parts belong to the same download. */
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
      // A browser may request the same file again while the link is valid.
      .onConflictDoNothing();
    if (isShared)
      await tx
        .update(sharedLinks)
        .set({ downloadsCount: sql`${sharedLinks.downloadsCount} + 1` })
        .where(eq(sharedLinks.guid, id));
  });
}

/** @param page - Where to get a new link. Undefined for a temporary link. */
function expiredPage(c: HonoContext<HonoEnv>, server: ServerApp, page: string | undefined): Response {
  const texts = pageTexts(requestFacts(c, server).language).download;
  return pageResponse(c, server, {
    title: texts.expiredTitle,
    status: 410,
    body:
      page === undefined
        ? html`<h1>${texts.expiredTitle}</h1>
<p>${texts.sharedExpired}</p>`
        : html`<h1>${texts.expiredTitle}</h1>
<p>${page === downloadsPage ? texts.expired : texts.expiredForStaff}</p>
<a class="button" href="${page}">${page === downloadsPage ? texts.toDownloads : texts.toRelease}</a>`,
  });
}

async function endedPage(c: HonoContext<HonoEnv>, server: ServerApp, grant: Grant): Promise<Response> {
  const texts = pageTexts(requestFacts(c, server).language).download;
  const [release] = await findRow(server.db).execute({ id: grant.release, fileGuid: grant.file });
  return pageResponse(c, server, {
    title: texts.expiredTitle,
    status: 410,
    body: html`<h1>${texts.expiredTitle}</h1>
<p>${release === undefined ? texts.sharedReplaced : texts.sharedUnpublished}</p>`,
  });
}

/** The page is the same for all other reasons, so that a link reveals nothing about the file. */
function refusedPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const texts = pageTexts(requestFacts(c, server).language).download;
  return pageResponse(c, server, {
    title: texts.invalidTitle,
    status: 404,
    body: html`<h1>${texts.invalidTitle}</h1>
<p>${texts.invalid}</p>
<a class="button" href="${downloadsPage}">${texts.toDownloads}</a>`,
  });
}

function changedPage(c: HonoContext<HonoEnv>, server: ServerApp, error: FileChanged): Response {
  server.log({
    requestId: c.get("requestId"),
    request: "GET /download/:token/:name",
    status: 500,
    error: redactError(error),
  });
  const texts = pageTexts(requestFacts(c, server).language).download;
  return pageResponse(c, server, {
    title: texts.changedTitle,
    status: 500,
    body: html`<h1>${texts.changedHeading}</h1>
<p>${texts.changed}</p>
<a class="button" href="${downloadsPage}">${texts.toDownloads}</a>`,
  });
}
