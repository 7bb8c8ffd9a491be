import type { Context } from "../viewer";
import { tickets } from "./tables";

/** Opens a ticket on behalf of the viewer. `description` is plain text. @returns its number. */
export async function openTicket({ db, viewer, clock }: Context, input: { readonly subject: string; readonly description: string }): Promise<number> {
  const description = `<p>${escapeHtml(input.description)}</p>`;
  const [ticket] = await db.insert(tickets).values({ ownerId: viewer.id, subject: input.subject, description, createdAt: clock.now() }).returning({ id: tickets.id });
  if (ticket === undefined) throw new Error("The ticket was not written");
  return ticket.id;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
