import type { License } from "@gatehouse/contract/licenses";
import type { EligibleLicense, Team, TeamLicense, TeamUser } from "@gatehouse/contract/teams";
import { describe, expect, it } from "vitest";
import { createUser, listTickets, verifyDomain } from "../../admin";
import { dayMs } from "../../clock";
import { demoPasswordHash } from "../../demo/accounts";
import { demoGuid, demoLicenseGuid } from "../../demo/licenses";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { licenses } from "../licenses";
import { users } from "../viewer";

const api = "/api/webapp/v1";
const groups = `${api}/licenses-groups`;

async function told(asked: Promise<Response>): Promise<readonly [number, unknown]> {
  const response = await asked;
  return [response.status, response.status === 204 ? null : await response.json()];
}

const listed = async <Item>(browser: Browser, path: string) => ((await browser.getJson(path)) as { results: Item[] }).results;
const teamsOf = (browser: Browser) => listed<Team>(browser, `${groups}/`);
const licensesOf = (browser: Browser, team: string) => listed<TeamLicense>(browser, `${groups}/${team}/licenses/`);
const usersOf = (browser: Browser, team: string) => listed<TeamUser>(browser, `${groups}/${team}/users/`);
const create = (browser: Browser, name: string) => browser.send("POST", `${groups}/`, { name });
const rename = (browser: Browser, team: string, name: string) => browser.send("PUT", `${groups}/${team}/`, { name });
const addUser = (browser: Browser, team: string, email: string) => browser.send("POST", `${groups}/${team}/users/`, { email });
const addLicense = (browser: Browser, team: string, guid: string) => browser.send("POST", `${groups}/${team}/licenses/`, { license_guid: guid });
const assign = (browser: Browser, team: string, guid: string, email: string | null) =>
  browser.send("PATCH", `${groups}/${team}/licenses/${guid}/`, { assigned_user_email: email });

describe.each(databases)("teams on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const readout = demoGuid(2, 0);
  const beam = demoGuid(2, 2);
  let accounts = 0;

  /** A manager of its own for each test, with so many PRO licenses. */
  async function newManager(count = 0) {
    const email = `manager-${accounts++}@example.com`;
    await createUser({ db, clock: portal.clock }, { email, passwordHash: demoPasswordHash, isSuperuser: false, groups: [] });
    const [user] = (await db.select().from(users)).filter((row) => row.email === email);
    const now = portal.clock.now();
    const guids: string[] = [];
    for (let at = 0; at < count; at++) {
      const [row] = await db
        .insert(licenses)
        .values({
          serialNumber: `T-${email}-${at}`, type: "pro", remoteServices: true, ownerId: user?.id ?? 0, holderId: user?.id ?? 0,
          activatedAt: now, termStartedAt: now, expiresAt: new Date(now.getTime() + 200 * dayMs), createdAt: now,
        })
        .returning({ guid: licenses.guid });
      guids.push(row?.guid ?? "");
    }
    return { email, browser: await portal.signedIn(email), guids };
  }

  async function newTeam(count = 0) {
    const manager = await newManager(count);
    const team = (await (await create(manager.browser, "Team")).json()) as Team;
    for (const guid of manager.guids) expect((await addLicense(manager.browser, team.guid, guid)).status).toBe(201);
    return { ...manager, team: team.guid };
  }

  it("lists the teams of which one is a member, with their seats", async () => {
    expect((await teamsOf(customer)).map(({ name, seats_count, available_seats, members_count, manager }) => [name, seats_count, available_seats, members_count, manager.email])).toEqual([
      ["Beam diagnostics", 1, 1, 2, "customer@example.com"],
      ["Readout firmware", 4, 2, 4, "manager@example.com"],
    ]);
    expect(await teamsOf(await portal.signedIn("empty@example.com"))).toEqual([]);
  });

  it("does not count a seat as available that is held or expired", async () => {
    const [team] = await teamsOf(await portal.signedIn("waiting@example.com"));
    expect(team).toMatchObject({ name: "Trigger development", seats_count: 2, available_seats: 0 });
  });

  it("tells members what a team has, and nobody else", async () => {
    const rows = await licensesOf(customer, readout);
    expect(rows.map((row) => [row.serial_number, row.owner?.email ?? null, row.is_statically_assigned, row.pending_user])).toEqual([
      ["GC-7F21-0942", "customer@example.com", true, false],
      ["GC-7F21-0943", "manager@example.com", false, false],
      ["GC-7F21-0944", null, false, false],
      ["GC-7F21-0945", null, false, false],
    ]);
    expect((await listed<TeamLicense>(customer, `${groups}/${readout}/assigned-licenses/`)).map((row) => row.serial_number)).toEqual(["GC-7F21-0942", "GC-7F21-0943"]);
    const members = await usersOf(customer, readout);
    expect(members.map((member) => [member.email, member.pending_user, member.has_license_statically_assigned])).toEqual([
      ["customer@example.com", false, true],
      ["manager@example.com", false, false],
      ["member@example.com", false, false],
      ["s.costa@example.com", true, false],
    ]);
    expect(await customer.getJson(`${groups}/${readout}/users/${members[2]?.id ?? 0}/`)).toMatchObject({ first_name: "Aiko", email: "member@example.com" });
    const stranger = await portal.signedIn("empty@example.com");
    for (const path of ["", "licenses/", "assigned-licenses/", "users/"]) expect((await stranger.fetch(`${groups}/${readout}/${path}`)).status).toBe(404);
  });

  it("lets only the manager change a team", async () => {
    const member = await portal.signedIn("member@example.com");
    const guid = demoLicenseGuid("GC-7F21-0944");
    const [first] = await usersOf(member, readout);
    const forbidden = [403, { detail: "Only the manager of a team may change it." }];
    expect(await told(rename(member, readout, "Mine now"))).toEqual(forbidden);
    expect(await told(addUser(member, readout, "x@example.com"))).toEqual(forbidden);
    expect(await told(addLicense(member, readout, guid))).toEqual(forbidden);
    expect(await told(assign(member, readout, guid, "member@example.com"))).toEqual(forbidden);
    expect(await told(member.send("DELETE", `${groups}/${readout}/licenses/${guid}/`))).toEqual(forbidden);
    expect(await told(member.send("DELETE", `${groups}/${readout}/users/${first?.id ?? 0}/`))).toEqual(forbidden);
    expect(await told(member.send("POST", `${groups}/${readout}/submit-request-to-add-user/`, { new_member_email: "x@other.example" }))).toEqual(forbidden);
    expect(await told(member.send("DELETE", `${groups}/${readout}/`))).toEqual(forbidden);
    expect((await licensesOf(member, readout)).length).toBe(4);
  });

  it("creates a team whose first member is its manager", async () => {
    const { browser, email } = await newManager();
    expect(await told(create(browser, "  Slow control  "))).toEqual([
      201,
      {
        guid: expect.any(String) as string, name: "Slow control", seats_count: 0, available_seats: 0, members_count: 1,
        manager: { email, first_name: "", last_name: "", profile_picture_url: null },
      },
    ]);
  });

  it.each([
    ["", "Team name is required"],
    ["x".repeat(101), "Team name cannot exceed 100 characters"],
    ["slow CONTROL", "Team name must be unique"],
  ])("refuses to create a team named %j", async (name, text) => {
    const { browser } = await newManager();
    await create(browser, "Slow control");
    expect(await told(create(browser, name))).toEqual([400, { name: [text] }]);
    expect(await teamsOf(browser)).toHaveLength(1);
  });

  it.each([
    ["", "Team name is required"],
    ["ab", "Team name must be at least 3 characters long"],
    ["x".repeat(51), "Team name cannot exceed 50 characters"],
    [" SLOW control", "You already are the manager of a team with this name."],
  ])("refuses to rename a team to %j", async (name, text) => {
    const { browser, team } = await newTeam();
    await create(browser, "Slow control");
    expect(await told(rename(browser, team, name))).toEqual([400, { name: [text] }]);
    expect(await told(rename(browser, team, "TEAM"))).toMatchObject([200, { name: "TEAM" }]);
  });

  it("creates one of fifty teams of the same name", async () => {
    const { browser } = await newManager();
    const statuses = await Promise.all(Array.from({ length: 50 }, async (_, at) => (await create(browser, at % 2 === 0 ? "One" : "ONE")).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await teamsOf(browser)).toHaveLength(1);
  });

  it("has teams for verified domains only, and for the others a request that needs support-plus", async () => {
    const email = `someone-${accounts++}@elsewhere.example`;
    await createUser({ db, clock: portal.clock }, { email, passwordHash: demoPasswordHash, isSuperuser: false, groups: [] });
    const browser = await portal.signedIn(email);
    expect(await browser.getJson(`${api}/can-create-license-group/`)).toEqual({ can_create_group: false });
    expect((await create(browser, "Mine")).status).toBe(403);
    expect(await told(browser.send("POST", `${api}/request-permissions-to-create-team/`))).toEqual([403, { detail: "Requests need a support-plus account." }]);
    const [status, ticket] = await told(customer.send("POST", `${api}/request-permissions-to-create-team/`));
    expect([status, ticket]).toEqual([201, { id: expect.any(Number) as number }]);
    expect((await listTickets({ db, clock: portal.clock })).at(-1)).toMatchObject({ openedBy: "customer@example.com", ticket: ticket as object });
    await verifyDomain({ db, clock: portal.clock }, "elsewhere.example");
    expect(await browser.getJson(`${api}/can-create-license-group/`)).toEqual({ can_create_group: true });
    expect((await create(browser, "Mine")).status).toBe(201);
  });

  it("shares only PRO digital licenses of the manager's own, each in one team", async () => {
    const eligible = await listed<EligibleLicense>(customer, `${api}/group-eligible-licenses/`);
    expect(eligible.map(({ serial_number }) => serial_number)).toEqual([
      "GC-7F20-8655", "GC-7F20-8656", "GC-7F21-1188", "GC-7F22-0640", "GC-7F22-0641", "GC-7F22-0642", "GC-7F22-0643",
    ]);
    const refused = [400, { license_guid: ["Only PRO digital licenses that are in no team can be added."] }];
    for (const serial of ["GC-3A90-4417", "GC-TR26-0051", "GC-7F21-0307", "GC-7F23-0015", "GC-7F20-8830"])
      expect([serial, await told(addLicense(customer, beam, demoLicenseGuid(serial)))]).toEqual([serial, refused]);
    expect(await told(addLicense(customer, beam, demoLicenseGuid("GC-7F22-0702")))).toEqual([400, { license_guid: ["This license does not exist."] }]);
    expect(await told(addLicense(customer, beam, "x"))).toEqual([400, { license_guid: ["Must be a valid UUID."] }]);
    expect((await licensesOf(customer, beam)).length).toBe(1);
  });

  it("takes a license out of its team back into its account", async () => {
    const { browser, team, guids: [guid = ""] } = await newTeam(1);
    expect(await listed<License>(browser, `${api}/licenses-in-use/`)).toEqual([]);
    expect((await browser.send("DELETE", `${groups}/${team}/licenses/${guid}/`)).status).toBe(204);
    expect((await listed<License>(browser, `${api}/licenses-in-use/`)).map((license) => [license.guid, license.group])).toEqual([[guid, null]]);
    expect((await browser.send("DELETE", `${groups}/${team}/licenses/${guid}/`)).status).toBe(404);
  });

  it("returns all licenses to the account when a team is deleted", async () => {
    const { browser, team, guids } = await newTeam(3);
    expect((await browser.send("DELETE", `${groups}/${team}/`)).status).toBe(204);
    expect((await listed<License>(browser, `${api}/licenses-in-use/`)).map(({ guid }) => guid).sort()).toEqual([...guids].sort());
    expect(await teamsOf(browser)).toEqual([]);
    expect((await browser.fetch(`${groups}/${team}/`)).status).toBe(404);
  });

  it("assigns a license for good, one for each member, and takes it back", async () => {
    const { browser, email, team, guids: [first = "", second = ""] } = await newTeam(2);
    await addUser(browser, team, "Later@Example.com ");
    expect(await told(assign(browser, team, first, "later@example.com"))).toMatchObject([200, { owner: { email: "later@example.com", first_name: "" }, is_statically_assigned: true, pending_user: true }]);
    expect(await told(assign(browser, team, second, "later@example.com"))).toEqual([400, { assigned_user_email: ["This member has a statically assigned license already."] }]);
    expect(await told(assign(browser, team, first, email))).toEqual([400, { assigned_user_email: ["This license is statically assigned to somebody else."] }]);
    expect(await told(assign(browser, team, first, "nobody@example.com"))).toEqual([400, { assigned_user_email: ["This person is not a member of the team."] }]);
    expect((await teamsOf(browser))[0]).toMatchObject({ available_seats: 1 });
    expect(await told(assign(browser, team, first, null))).toMatchObject([200, { owner: null, is_statically_assigned: false }]);
    expect((await teamsOf(browser))[0]).toMatchObject({ available_seats: 2 });
  });

  it("takes over by static assignment what somebody only uses, and frees what the new holder used", async () => {
    const manager = await portal.signedIn("manager@example.com");
    const [used, free] = [demoLicenseGuid("GC-7F21-0943"), demoLicenseGuid("GC-7F21-0944")];
    expect(await told(assign(manager, readout, used, "member@example.com"))).toMatchObject([200, { owner: { email: "member@example.com" }, is_statically_assigned: true }]);
    expect((await listed<License>(await portal.signedIn("member@example.com"), `${api}/licenses-in-use/`)).map(({ guid }) => guid)).toEqual([used]);
    expect(await told(assign(manager, readout, free, "manager@example.com"))).toMatchObject([200, { owner: { email: "manager@example.com" } }]);
    await assign(manager, readout, used, null);
    await assign(manager, readout, free, null);
  });

  it("adds people of the manager's domain, also those who have not signed up, once", async () => {
    const { browser, team } = await newTeam();
    expect((await addUser(browser, team, " Empty@Example.com")).status).toBe(201);
    expect((await addUser(browser, team, "soon@example.com")).status).toBe(201);
    expect(await told(addUser(browser, team, "EMPTY@example.com"))).toEqual([400, { email: ["A user with this email is already in the team"] }]);
    expect(await told(addUser(browser, team, "who@other.example"))).toEqual([400, { email: ["The e-mail domain differs from the manager's."] }]);
    expect(await told(addUser(browser, team, "not an address"))).toEqual([400, { email: ["Enter a valid email address."] }]);
    expect(await told(addUser(browser, team, " "))).toEqual([400, { email: ["This field may not be blank."] }]);
    expect((await usersOf(browser, team)).map(({ email, pending_user }) => [email, pending_user])).toEqual([
      ["empty@example.com", false], [expect.stringMatching(/^manager-/), false], ["soon@example.com", true],
    ]);
    await createUser({ db, clock: portal.clock }, { email: "soon@example.com", passwordHash: demoPasswordHash, isSuperuser: false, groups: [] });
    expect((await teamsOf(await portal.signedIn("soon@example.com"))).map(({ guid }) => guid)).toEqual([team]);
  });

  it("opens a ticket for a person of another domain", async () => {
    const ask = (email: string) => told(customer.send("POST", `${groups}/${beam}/submit-request-to-add-user/`, { new_member_email: email }));
    const [status, ticket] = await ask("<b>@partner.example");
    expect([status, ticket]).toEqual([201, { id: expect.any(Number) as number }]);
    const opened = (await listTickets({ db, clock: portal.clock })).at(-1);
    expect(opened?.ticket.description).toMatch(/^<p>customer@example\.com asks to add &lt;b&gt;@partner\.example to the team 'Beam diagnostics'/);
    expect(await ask("x@example.com")).toEqual([400, { new_member_email: ["A person of your own e-mail domain can be added directly."] }]);
    const { browser, team } = await newTeam();
    expect((await browser.send("POST", `${groups}/${team}/submit-request-to-add-user/`, { new_member_email: "x@partner.example" })).status).toBe(403);
  });

  it("removes a member with what the member held, but never the manager", async () => {
    const { browser, team, guids: [guid = ""] } = await newTeam(1);
    await addUser(browser, team, "gone@example.com");
    await assign(browser, team, guid, "gone@example.com");
    const [gone, manager] = await usersOf(browser, team);
    expect(await told(browser.send("DELETE", `${groups}/${team}/users/${manager?.id ?? 0}/`))).toEqual([400, { detail: "The manager of a team cannot be removed." }]);
    expect((await browser.send("DELETE", `${groups}/${team}/users/${gone?.id ?? 0}/`)).status).toBe(204);
    expect((await licensesOf(browser, team))[0]).toMatchObject({ owner: null });
    expect((await browser.fetch(`${groups}/${team}/users/${gone?.id ?? 0}/`)).status).toBe(404);
  });

  it("never oversells a seat: of fifty assignments of one license at once, one holds", async () => {
    const { browser, team, guids: [guid = ""] } = await newTeam(1);
    const emails = Array.from({ length: 50 }, (_, at) => `many-${at}@example.com`);
    for (const email of emails) await addUser(browser, team, email);
    const answers = await Promise.all(emails.map((email) => told(assign(browser, team, guid, email))));
    const winners = answers.filter(([status]) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(([status]) => status === 400)).toHaveLength(49);
    const [row] = await licensesOf(browser, team);
    expect(winners[0]?.[1]).toEqual(row);
    expect((await usersOf(browser, team)).filter((user) => user.has_license_statically_assigned).map(({ email }) => email)).toEqual([row?.owner?.email]);
  });

  it("gives a member one license of fifty that are assigned at once", async () => {
    const { browser, email, team, guids } = await newTeam(50);
    const statuses = await Promise.all(guids.map(async (guid) => (await assign(browser, team, guid, email)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await licensesOf(browser, team)).filter(({ owner }) => owner !== null)).toHaveLength(1);
  });

  it("never has a license in two teams, however many add it at once", async () => {
    const { browser, guids: [guid = ""] } = await newManager(1);
    const teams = await Promise.all(Array.from({ length: 10 }, async (_, at) => ((await (await create(browser, `Team ${at}`)).json()) as Team).guid));
    const statuses = await Promise.all(Array.from({ length: 50 }, async (_, at) => (await addLicense(browser, teams[at % 10] ?? "", guid)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await teamsOf(browser)).map((team) => team.seats_count).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("ends removals and assignments that cross in one of their orders", async () => {
    const { browser, team, guids: [guid = ""] } = await newTeam(1);
    await addUser(browser, team, "crossing@example.com");
    const [member] = await usersOf(browser, team);
    await Promise.all([
      assign(browser, team, guid, "crossing@example.com"),
      browser.send("DELETE", `${groups}/${team}/users/${member?.id ?? 0}/`),
      browser.send("DELETE", `${groups}/${team}/licenses/${guid}/`),
      addLicense(browser, team, guid),
    ]);
    const rows = await licensesOf(browser, team);
    const members = await usersOf(browser, team);
    for (const { owner } of rows) expect(owner === null || members.some(({ email }) => email === owner.email)).toBe(true);
    expect(portal.logged).toEqual([]);
  });
});
