import { htmlOfText } from "@gatehouse/contract/support";
import { eq } from "drizzle-orm";
import { addMs, dayMs, minuteMs } from "../core/clock";
import type { Database } from "../db/database";
import { ticketAttachments, ticketComments, tickets } from "../db/tables/support";
import { databaseFiles } from "../files/database-files";
import { demoPicture } from "./picture";
import { type DemoTicket, demoTickets } from "./tickets";

const staffNames = ["Priya Nair", "Mateus Oliveira"];

/**
 * Inserts tickets with comments and files.
 * @param userIds - Returns an account's id by its email.
 */
export async function seedTickets(db: Database, today: Date, userIds: (email: string) => number): Promise<void> {
  for (const ticket of demoTickets) {
    const createdAt = addMs(today, -ticket.daysAgo * dayMs + 8.2 * 3_600_000);
    const messages = ticket.messages ?? [];
    // Spread a conversation over some hours, so that it ends before the next day's tickets.
    const at = (number: number) => addMs(createdAt, number * Math.min(95, 1_100 / (messages.length + 1)) * minuteMs);
    const updatedAt = at(messages.length);
    const [row] = await db
      .insert(tickets)
      .values({
        ownerId: userIds(ticket.owner),
        subject: ticket.subject,
        description: htmlOfText(ticket.description),
        status: ticket.status,
        isRma: ticket.isRma ?? false,
        licenseType: ticket.licenseType ?? null,
        os: ticket.os ?? null,
        softwareVersion: ticket.version ?? null,
        rating: ticket.rating ?? null,
        createdAt,
        updatedAt,
        closedAt: ticket.status === "closed" ? updatedAt : null,
      })
      .returning({ id: tickets.id });
    if (row === undefined) continue;
    await seedMessages(db, row.id, ticket, at);
    for (const [position, name] of (ticket.files ?? []).entries())
      await seedFile(db, row.id, name, addMs(createdAt, position * minuteMs));
  }
}

async function seedMessages(
  db: Database,
  ticketId: number,
  { messages = [], newReplies = 0 }: DemoTicket,
  at: (number: number) => Date,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = await db
    .insert(ticketComments)
    .values(
      messages.map(({ isByCustomer, text }, position) => ({
        ticketId,
        content: isByCustomer ? htmlOfText(text) : text,
        isByCustomer,
        authorName: isByCustomer ? "Elena Marchetti" : (staffNames[ticketId % 2] ?? ""),
        createdAt: at(position + 1),
      })),
    )
    .returning({ id: ticketComments.id });
  const seenCommentId = rows.at(-1 - newReplies)?.id ?? 0;
  await db.update(tickets).set({ seenCommentId }).where(eq(tickets.id, ticketId));
}

async function seedFile(db: Database, ticketId: number, name: string, createdAt: Date): Promise<void> {
  const isPicture = name.endsWith(".png");
  const content = isPicture ? demoPicture() : new TextEncoder().encode(`${name}\n`.repeat(40));
  const type = isPicture ? "image/png" : "application/octet-stream";
  const fileGuid = await databaseFiles.put(db, { name, type, content }, createdAt);
  await db
    .insert(ticketAttachments)
    .values({ ticketId, fileGuid, isByCustomer: name !== "veto_pipeline.patch", createdAt });
}
