import type { Page } from "@gatehouse/contract";
import { listTickets, type Ticket } from "@gatehouse/contract/support";
import { comparableEmail, isManagerOf, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone, unknown } from "../../data/find-done";
import { appeared, doneIfGone, doneIfListed, newest } from "../../data/find-in-list";

const nothing = () => undefined;
const sameEmail = (one: string, other: string) => comparableEmail(one) === comparableEmail(other);

export const findCreated = findDone(teams.create, [teams.list], async ({ body }, ask, [known]) => {
  const [me, now] = await Promise.all([ask(viewer.me), ask(teams.list)]);
  const isKnown = (guid: string) => known?.results.some((team) => team.guid === guid) === true;
  return doneIfListed(
    now,
    (team) => team.name === body.name.trim() && isManagerOf(team, me) && !isKnown(team.guid),
    (team) => team,
  );
});

export const findRenamed = findDone(teams.rename, [], async ({ teamGuid, body }, ask) => {
  const team = await ask(teams.get, { teamGuid });
  return team.name === body.name.trim() ? done(team) : notDone;
});

export const findDeleted = findDone(teams.delete, [], async ({ teamGuid }, ask) =>
  doneIfGone(await ask(teams.list), ({ guid }) => guid === teamGuid),
);

export const findAssigned = findDone(
  teams.assignLicense,
  [],
  async ({ teamGuid, licenseGuid, body: { assigned_user_email: email } }, ask) => {
    const now = await ask(teams.listLicenses, { teamGuid });
    const isHeldAsWanted = ({ is_statically_assigned: isStatic, owner }: (typeof now.results)[number]) =>
      email === null ? !isStatic : isStatic && owner !== null && sameEmail(owner.email, email);
    return doneIfListed(
      now,
      (license) => license.guid === licenseGuid && isHeldAsWanted(license),
      (license) => license,
    );
  },
);

export const findLicenseRemoved = findDone(teams.removeLicense, [], async ({ teamGuid, licenseGuid }, ask) =>
  doneIfGone(await ask(teams.listLicenses, { teamGuid }), ({ guid }) => guid === licenseGuid),
);

export const findLicenseAdded = findDone(teams.addLicense, [teams.listLicenses], async ({ teamGuid, body }, ask) =>
  doneIfListed(await ask(teams.listLicenses, { teamGuid }), ({ guid }) => guid === body.license_guid, nothing),
);

export const findUserAdded = findDone(teams.addUser, [teams.listUsers], async (input, ask, [known]) => {
  const { teamGuid, body } = input;
  const isAdded = ({ email }: { readonly email: string }) => sameEmail(email, body.email);
  if (known?.results.some(isAdded)) return notDone;
  return doneIfListed(await ask(teams.listUsers, { teamGuid }), isAdded, nothing);
});

export const findUserRemoved = findDone(teams.removeUser, [], async ({ teamGuid, userId }, ask) =>
  doneIfGone(await ask(teams.listUsers, { teamGuid }), ({ id }) => String(id) === userId),
);

/** After this time, a new ticket was more likely opened separately. */
const doubtMs = 30 * 60_000;

export const findPermissionRequested = findDone(
  teams.requestPermission,
  [listTickets],
  async (_, ask, [known], others) => openedTicket(await ask(listTickets), known, others),
  { doubtMs },
);

export const findUserRequested = findDone(
  teams.requestUser,
  [listTickets],
  async ({ body }, ask, [known], others) => openedTicket(await ask(listTickets), known, others, body.new_member_email),
  { doubtMs },
);

/** The ticket that wasn't there before. Prefers tickets that mention the email, then the newest. */
function openedTicket(
  now: Page<Ticket>,
  known: Page<Ticket> | undefined,
  others: readonly { readonly id: number }[],
  email?: string,
) {
  const recent = appeared(now, known, ({ id }) => id)?.filter(({ id }) => others.every((other) => other.id !== id));
  if (recent === undefined) return unknown;
  const fitting = email === undefined ? [] : recent.filter((ticket) => mentions(ticket, email));
  const ticket = newest(fitting.length > 0 ? fitting : recent);
  if (ticket !== undefined) return done({ id: ticket.id });
  return now.next === null ? notDone : unknown;
}

function mentions({ subject, title, description }: Ticket, email: string): boolean {
  const written = [subject, title, description]
    .join(" ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'");
  return written.toLowerCase().includes(comparableEmail(email));
}
