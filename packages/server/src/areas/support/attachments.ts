import { previewType, previewTypeBytes, type TicketAttachment } from "@gatehouse/contract/support";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { files as fileRows } from "../../db/tables/files";
import { ticketAttachments } from "../../db/tables/support";
import type { Files } from "../../files/files";
import { type Download, storedDownload } from "../../http/file-response";
import type { FormPart } from "../../http/multipart-parts";
import { Refusal } from "../../texts/refusal";
import { attachmentName } from "./attachment-name";
import { checkOpen, findOwnTicket, idOf, noteCustomerWrote, withOwnTicket } from "./ticket-access";

/** The most files of one ticket, so that no ticket fills the store. */
const mostAttachments = 100;

const selectAttachments = (db: Database) =>
  db
    .select({
      attachment: ticketAttachments,
      filename: fileRows.name,
      size: fileRows.size,
      type: fileRows.type,
    })
    .from(ticketAttachments)
    .innerJoin(fileRows, eq(fileRows.guid, ticketAttachments.fileGuid));

const findAttachments = prepared((db) =>
  selectAttachments(db)
    .where(eq(ticketAttachments.ticketId, sql.placeholder("ticketId")))
    .orderBy(asc(ticketAttachments.id))
    .prepare("ticket_attachments"),
);

const findOfUpload = prepared((db) =>
  selectAttachments(db)
    .where(
      and(
        eq(ticketAttachments.ticketId, sql.placeholder("ticketId")),
        eq(ticketAttachments.idempotencyKey, sql.placeholder("key")),
      ),
    )
    .orderBy(asc(ticketAttachments.position))
    .prepare("uploaded_attachments"),
);

type AttachmentRow = Awaited<ReturnType<typeof selectAttachments>>[number];

/** All files of a ticket, oldest first. */
export async function listAttachments(context: Context, ticketId: string): Promise<ListPage<TicketAttachment>> {
  const { id } = await findOwnTicket(context, ticketId);
  return wholeList((await findAttachments(context.db).execute({ ticketId: id })).map(toAttachment));
}

export interface Upload {
  readonly idempotencyKey: string | undefined;
  readonly parts: () => AsyncGenerator<FormPart, void, void>;
}

/**
 * Adds the files of a form to a ticket, all or none, and reopens a ticket that waits for the customer. Each file is
 * stored as it arrives. A refusal deletes the stored files. If the process is killed, the sweep deletes them, because
 * nothing refers to them.
 */
export async function addAttachments(
  context: Context,
  files: Files,
  ticketId: string,
  { idempotencyKey, parts }: Upload,
): Promise<ListPage<TicketAttachment>> {
  const { db, clock } = context;
  const ticket = await findOwnTicket(context, ticketId);
  const known = () =>
    idempotencyKey === undefined
      ? Promise.resolve([])
      : findOfUpload(db).execute({ ticketId: ticket.id, key: idempotencyKey });
  const before = await known();
  if (before.length > 0) return wholeList(before.map(toAttachment));
  checkOpen(ticket);
  const stored: string[] = [];
  try {
    for await (const { name, filename, content } of parts()) {
      if (name !== "attachments" || filename === undefined || filename === "") continue;
      if (stored.length >= mostAttachments) throw tooMany();
      stored.push(await store(context, files, filename, content));
    }
    const errors = new FieldErrors();
    if (stored.length === 0) errors.add("attachments", (t) => t.field.noFile);
    errors.throwIfAny();
    const added = await withOwnTicket(context, ticketId, async (tx, now) => {
      checkOpen(now);
      const [there] = await tx
        .select({ count: count() })
        .from(ticketAttachments)
        .where(eq(ticketAttachments.ticketId, ticket.id));
      if ((there?.count ?? 0) + stored.length > mostAttachments) throw tooMany();
      const createdAt = clock.now();
      const rows = await tx
        .insert(ticketAttachments)
        .values(
          stored.map((fileGuid, position) => ({
            ticketId: ticket.id,
            fileGuid,
            isByCustomer: true,
            idempotencyKey,
            position,
            createdAt,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: ticketAttachments.id });
      if (rows.length > 0) await noteCustomerWrote(tx, now, createdAt);
      return rows.map(({ id }) => id);
    });
    // A concurrent copy of the same upload was faster.
    if (added.length === 0) await files.delete(db, stored.splice(0));
    const all = await findAttachments(db).execute({ ticketId: ticket.id });
    const isAdded = new Set(added);
    const rows = added.length === 0 ? await known() : all.filter(({ attachment }) => isAdded.has(attachment.id));
    return wholeList(rows.map(toAttachment));
  } catch (error) {
    await files.delete(db, stored).catch(() => undefined);
    throw error;
  }
}

/**
 * Stores one file and returns its guid.
 * @throws {PortalError} `invalid` for an empty file.
 */
async function store(
  { db, clock }: Context,
  files: Files,
  filename: string,
  content: AsyncGenerator<Uint8Array, void, void>,
): Promise<string> {
  const start = await startOf(content);
  if (start.length === 0)
    throw new Refusal("invalid", { status: 400, fields: { attachments: [(t) => t.field.emptyFile] } });
  return files.put(
    db,
    {
      name: attachmentName(filename),
      // Ignore the sender's media type: browsers never run content of this type.
      type: previewType(start) ?? "application/octet-stream",
      content: streamOf(start, content),
    },
    clock.now(),
  );
}

/** The first bytes of a file, enough to detect its type. */
async function startOf(content: AsyncGenerator<Uint8Array, void, void>): Promise<Uint8Array> {
  let start = new Uint8Array();
  while (start.length < previewTypeBytes) {
    const { done, value } = await content.next();
    if (done === true) break;
    const joined = new Uint8Array(start.length + value.length);
    joined.set(start);
    joined.set(value, start.length);
    start = joined;
  }
  return start;
}

function streamOf(start: Uint8Array, content: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> {
  let first: Uint8Array | undefined = start;
  return new ReadableStream(
    {
      async pull(controller) {
        if (first !== undefined) {
          controller.enqueue(first);
          first = undefined;
          return;
        }
        const { done, value } = await content.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A file of one of the viewer's tickets. */
export async function findAttachment(
  context: Context,
  files: Files,
  ticketId: string,
  attachmentId: string,
): Promise<Download | undefined> {
  const { id } = await findOwnTicket(context, ticketId);
  return attachmentOf(context.db, files, id, attachmentId);
}

/** Finds a file of any ticket. */
export async function attachmentOf(
  db: Database,
  files: Files,
  ticketId: number,
  attachmentId: string,
): Promise<Download | undefined> {
  const [row] = await db
    .select({ fileGuid: ticketAttachments.fileGuid })
    .from(ticketAttachments)
    .where(and(eq(ticketAttachments.id, idOf(attachmentId)), eq(ticketAttachments.ticketId, ticketId)));
  return row && storedDownload(files, db, row.fileGuid);
}

function toAttachment({ attachment, filename, size, type }: AttachmentRow): TicketAttachment {
  const { id, ticketId, createdAt, isByCustomer } = attachment;
  return {
    id,
    url: `/api/webapp/v1/tickets/${ticketId}/attachments/${id}/file/`,
    filename,
    size,
    type,
    created_by_customer: isByCustomer,
    created_at: createdAt.toISOString(),
  };
}

const tooMany = () =>
  new Refusal("invalid", { status: 400, fields: { attachments: [(t) => t.support.mostFiles(mostAttachments)] } });
