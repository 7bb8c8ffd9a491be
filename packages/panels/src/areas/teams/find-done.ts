import { comparableEmail, isManagerOf, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import type { FindDone } from "../../data/find-done";

// What the server has tells whether a change was made though its answer was lost. Asked past the cache, which may be older.

export const findCreated: FindDone<typeof teams.create> = async ({ body }, ask) => {
  const [me, { results }] = await Promise.all([ask(viewer.me), ask(teams.list)]);
  return results.find((team) => team.name === body.name && isManagerOf(team, me)) ?? null;
};

export const findRenamed: FindDone<typeof teams.rename> = async ({ teamGuid, body }, ask) => {
  const team = await ask(teams.get, { teamGuid });
  return team.name === body.name ? team : null;
};

export const findDeleted: FindDone<typeof teams.delete> = async ({ teamGuid }, ask) => {
  const { results } = await ask(teams.list);
  return results.some(({ guid }) => guid === teamGuid) ? null : undefined;
};

export const findAssigned: FindDone<typeof teams.assignLicense> = async ({ teamGuid, licenseGuid, body: { assigned_user_email: email } }, ask) => {
  const { results } = await ask(teams.listLicenses, { teamGuid });
  const license = results.find(({ guid }) => guid === licenseGuid);
  if (license === undefined) return null;
  const holder = license.is_statically_assigned ? (license.owner?.email ?? null) : null;
  const isDone = email === null || holder === null ? email === holder : comparableEmail(email) === comparableEmail(holder);
  return isDone ? license : null;
};

export const findLicenseRemoved: FindDone<typeof teams.removeLicense> = async ({ teamGuid, licenseGuid }, ask) => {
  const { results } = await ask(teams.listLicenses, { teamGuid });
  return results.some(({ guid }) => guid === licenseGuid) ? null : undefined;
};

export const findLicenseAdded: FindDone<typeof teams.addLicense> = async ({ teamGuid, body }, ask) => {
  const { results } = await ask(teams.listLicenses, { teamGuid });
  return results.some(({ guid }) => guid === body.license_guid) ? undefined : null;
};

export const findUserAdded: FindDone<typeof teams.addUser> = async ({ teamGuid, body }, ask) => {
  const { results } = await ask(teams.listUsers, { teamGuid });
  return results.some(({ email }) => comparableEmail(email) === comparableEmail(body.email)) ? undefined : null;
};

export const findUserRemoved: FindDone<typeof teams.removeUser> = async ({ teamGuid, userId }, ask) => {
  const { results } = await ask(teams.listUsers, { teamGuid });
  return results.some(({ id }) => String(id) === userId) ? null : undefined;
};
