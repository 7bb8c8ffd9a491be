import type { Team, TeamLicense, TeamUser } from "@gatehouse/contract/teams";
import { dayMs } from "../core/clock";
import { licenses } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import { demoPasswordHash } from "../demo/accounts";
import { createUser } from "../staff/admin-rules";
import type { Browser } from "./browser";
import type { TestPortal } from "./test-portal";

export const groups = "/api/webapp/v1/licenses-groups";

export const teamsOf = (browser: Browser) => browser.getList<Team>(`${groups}/`);
export const licensesOf = (browser: Browser, team: string) =>
  browser.getList<TeamLicense>(`${groups}/${team}/licenses/`);
export const usersOf = (browser: Browser, team: string) => browser.getList<TeamUser>(`${groups}/${team}/users/`);
export const create = (browser: Browser, name: string) => browser.send("POST", `${groups}/`, { name });
export const rename = (browser: Browser, team: string, name: string) =>
  browser.send("PUT", `${groups}/${team}/`, { name });
export const addUser = (browser: Browser, team: string, email: string) =>
  browser.send("POST", `${groups}/${team}/users/`, { email });
export const addLicense = (browser: Browser, team: string, guid: string) =>
  browser.send("POST", `${groups}/${team}/licenses/`, { license_guid: guid });
export const assign = (browser: Browser, team: string, guid: string, email: string | null) =>
  browser.send("PATCH", `${groups}/${team}/licenses/${guid}/`, { assigned_user_email: email });

/** Creates a manager with this many PRO licenses. */
export async function newManager({ db, clock, signedIn }: TestPortal, count = 0) {
  const email = `manager-${crypto.randomUUID()}@example.com`;
  await createUser({ db, clock }, { email, passwordHash: demoPasswordHash, isSuperuser: false, groups: [] });
  const [user] = (await db.select().from(users)).filter((row) => row.email === email);
  const now = clock.now();
  const guids: string[] = [];
  for (let at = 0; at < count; at++) {
    const [row] = await db
      .insert(licenses)
      .values({
        serialNumber: `T-${email}-${at}`,
        type: "pro",
        remoteServices: true,
        ownerId: user?.id ?? 0,
        holderId: user?.id ?? 0,
        activatedAt: now,
        termStartedAt: now,
        expiresAt: new Date(now.getTime() + 200 * dayMs),
        createdAt: now,
      })
      .returning({ guid: licenses.guid });
    guids.push(row?.guid ?? "");
  }
  return { email, browser: await signedIn(email), guids };
}

/** Creates a manager with a team that has all of the manager's licenses. */
export async function newTeam(portal: TestPortal, count = 0) {
  const manager = await newManager(portal, count);
  const { guid: team } = (await (await create(manager.browser, "Team")).json()) as Team;
  for (const guid of manager.guids) await addLicense(manager.browser, team, guid);
  return { ...manager, team };
}
