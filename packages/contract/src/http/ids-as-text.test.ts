import { expect, it } from "vitest";
import { Build } from "../areas/builds/schemas";
import { Commit } from "../areas/projects/schemas";
import { ReleaseEvent } from "../areas/releases/schemas";
import { ProductSession, WebSession } from "../areas/sessions/schemas";
import { OpenedTicket, Ticket, TicketAttachment, TicketComment } from "../areas/support/schemas";
import { TeamUser } from "../areas/teams/schemas";

it.each([
  ["a ticket", Ticket.shape.id],
  ["a ticket that was opened", OpenedTicket.shape.id],
  ["a comment", TicketComment.shape.id],
  ["an attachment", TicketAttachment.shape.id],
  ["a build", Build.shape.build_number],
  ["a commit", Commit.shape.progressive_version_number],
  ["an event of a release", ReleaseEvent.shape.id],
  ["a team member", TeamUser.shape.id],
  ["a session", WebSession.shape.id],
  ["a session of a product", ProductSession.shape.id],
])("the number of %s may come as text", (_, schema) => {
  expect(schema.parse("18")).toBe(18);
  expect(schema.parse(18)).toBe(18);
  for (const wrong of ["", "eighteen", "1e3", true, {}]) expect(schema.safeParse(wrong).success).toBe(false);
});
