import { comparableEmail, haveSameDomain, memberRequestSubject } from "@gatehouse/contract/teams";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { checkSupportPlus, openTicket } from "../support";
import { asManager } from "./team-access";

/**
 * Opens a ticket that requests verification of the viewer's email domain, which creating teams requires.
 * @returns the ticket's number.
 */
export async function requestTeamPermission(context: Context, idempotencyKey?: string): Promise<number> {
  await checkSupportPlus(context);
  return openTicket(context, {
    subject: "Permission to create a team",
    description: `${context.viewer.email} asks to have the email domain verified in order to create a team.`,
    idempotencyKey,
  });
}

/**
 * Opens a ticket that requests to add a person from another email domain to a team.
 * @returns the ticket's number.
 */
export async function requestTeamUser(
  context: Context,
  teamGuid: string,
  input: string,
  idempotencyKey?: string,
): Promise<number> {
  return asManager(context, teamGuid, async (inTransaction, team) => {
    await checkSupportPlus(inTransaction);
    const errors = new FieldErrors();
    const email = comparableEmail(
      errors.text("new_member_email", input, { isRequired: true, isEmail: true, max: 254 }),
    );
    if (email !== "" && haveSameDomain(email, context.viewer.email))
      errors.add("new_member_email", (t) => t.teams.ownDomain);
    errors.throwIfAny();
    return openTicket(inTransaction, {
      subject: memberRequestSubject(email),
      description: `${context.viewer.email} asks to add ${email} to the team '${team.name}' (${team.guid}).`,
      idempotencyKey,
    });
  });
}
