import type { License } from "@gatehouse/contract/licenses";
import type { EligibleLicense, Team } from "@gatehouse/contract/teams";
import { describe, expect, it } from "vitest";
import { demoGuid, demoLicenseGuid } from "../../demo/licenses";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import {
  addLicense,
  addUser,
  assign,
  create,
  groups,
  licensesOf,
  newManager,
  newTeam,
  teamsOf,
  usersOf,
} from "../../testing/team-calls";
import { testPortal } from "../../testing/test-portal";

const api = "/api/webapp/v1";

describe.each(databases)("licenses of teams on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const readout = demoGuid(2, 0);
  const beam = demoGuid(2, 2);

  it("shares only PRO digital licenses of the manager's own, each in one team", async () => {
    const eligible = await customer.getList<EligibleLicense>(`${api}/group-eligible-licenses/`);
    expect(eligible.map(({ serial_number }) => serial_number)).toEqual([
      "GC-7F20-8655",
      "GC-7F20-8656",
      "GC-7F21-1188",
      "GC-7F22-0640",
      "GC-7F22-0641",
      "GC-7F22-0642",
      "GC-7F22-0643",
    ]);
    const refused = [400, { license_guid: ["Only digital PRO licenses that aren't in a team can be added."] }];
    for (const serial of ["GC-3A90-4417", "GC-TR26-0051", "GC-7F21-0307", "GC-7F23-0015", "GC-7F20-8830"])
      expect([serial, await statusAndBody(addLicense(customer, beam, demoLicenseGuid(serial)))]).toEqual([
        serial,
        refused,
      ]);
    expect(await statusAndBody(addLicense(customer, beam, demoLicenseGuid("GC-7F22-0702")))).toEqual([
      400,
      { license_guid: ["This license doesn't exist."] },
    ]);
    expect(await statusAndBody(addLicense(customer, beam, "x"))).toEqual([
      400,
      { license_guid: ["Must be a valid UUID."] },
    ]);
    expect((await licensesOf(customer, beam)).length).toBe(1);
  });

  it("takes a license out of its team back into its account", async () => {
    const {
      browser,
      team,
      guids: [guid = ""],
    } = await newTeam(portal, 1);
    expect(await browser.getList<License>(`${api}/licenses-in-use/`)).toEqual([]);
    expect((await browser.send("DELETE", `${groups}/${team}/licenses/${guid}/`)).status).toBe(204);
    expect(
      (await browser.getList<License>(`${api}/licenses-in-use/`)).map((license) => [license.guid, license.group]),
    ).toEqual([[guid, null]]);
    expect((await browser.send("DELETE", `${groups}/${team}/licenses/${guid}/`)).status).toBe(404);
  });

  it("returns all licenses to the account when a team is deleted", async () => {
    const { browser, team, guids } = await newTeam(portal, 3);
    expect((await browser.send("DELETE", `${groups}/${team}/`)).status).toBe(204);
    expect((await browser.getList<License>(`${api}/licenses-in-use/`)).map(({ guid }) => guid).sort()).toEqual(
      [...guids].sort(),
    );
    expect(await teamsOf(browser)).toEqual([]);
    expect((await browser.fetch(`${groups}/${team}/`)).status).toBe(404);
  });

  it("assigns a license for good, one for each member, and takes it back", async () => {
    const {
      browser,
      email,
      team,
      guids: [first = "", second = ""],
    } = await newTeam(portal, 2);
    await addUser(browser, team, "Later@Example.com ");
    expect(await statusAndBody(assign(browser, team, first, "later@example.com"))).toMatchObject([
      200,
      { owner: { email: "later@example.com", first_name: "" }, is_statically_assigned: true, pending_user: true },
    ]);
    expect(await statusAndBody(assign(browser, team, second, "later@example.com"))).toEqual([
      400,
      { assigned_user_email: ["This member already has a statically assigned license."] },
    ]);
    expect(await statusAndBody(assign(browser, team, first, email))).toEqual([
      400,
      { assigned_user_email: ["This license is statically assigned to somebody else."] },
    ]);
    expect(await statusAndBody(assign(browser, team, first, "nobody@example.com"))).toEqual([
      400,
      { assigned_user_email: ["This person isn't a member of the team."] },
    ]);
    expect((await teamsOf(browser))[0]).toMatchObject({ available_seats: 1 });
    expect(await statusAndBody(assign(browser, team, first, null))).toMatchObject([
      200,
      { owner: null, is_statically_assigned: false },
    ]);
    expect((await teamsOf(browser))[0]).toMatchObject({ available_seats: 2 });
  });

  it("takes over by static assignment what somebody only uses, and frees what the new holder used", async () => {
    const manager = await portal.signedIn("manager@example.com");
    const [used, free] = [demoLicenseGuid("GC-7F21-0943"), demoLicenseGuid("GC-7F21-0944")];
    expect(await statusAndBody(assign(manager, readout, used, "member@example.com"))).toMatchObject([
      200,
      { owner: { email: "member@example.com" }, is_statically_assigned: true },
    ]);
    expect(
      (await (await portal.signedIn("member@example.com")).getList<License>(`${api}/licenses-in-use/`)).map(
        ({ guid }) => guid,
      ),
    ).toEqual([used]);
    expect(await statusAndBody(assign(manager, readout, free, "manager@example.com"))).toMatchObject([
      200,
      { owner: { email: "manager@example.com" } },
    ]);
    await assign(manager, readout, used, null);
    await assign(manager, readout, free, null);
  });

  it("never oversells a seat: of fifty assignments of one license at once, one holds", async () => {
    const {
      browser,
      team,
      guids: [guid = ""],
    } = await newTeam(portal, 1);
    const emails = Array.from({ length: 50 }, (_, at) => `many-${at}@example.com`);
    for (const email of emails) await addUser(browser, team, email);
    const responses = await Promise.all(emails.map((email) => statusAndBody(assign(browser, team, guid, email))));
    const winners = responses.filter(([status]) => status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(([status]) => status === 400)).toHaveLength(49);
    const [row] = await licensesOf(browser, team);
    expect(winners[0]?.[1]).toEqual(row);
    expect(
      (await usersOf(browser, team)).filter((user) => user.has_license_statically_assigned).map(({ email }) => email),
    ).toEqual([row?.owner?.email]);
  });

  it("gives a member one license of fifty that are assigned at once", async () => {
    const { browser, email, team, guids } = await newTeam(portal, 50);
    const statuses = await Promise.all(guids.map(async (guid) => (await assign(browser, team, guid, email)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await licensesOf(browser, team)).filter(({ owner }) => owner !== null)).toHaveLength(1);
  });

  it("never has a license in two teams, however many add it at once", async () => {
    const {
      browser,
      guids: [guid = ""],
    } = await newManager(portal, 1);
    const teams = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => ((await (await create(browser, `Team ${at}`)).json()) as Team).guid),
    );
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => (await addLicense(browser, teams[at % 10] ?? "", guid)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await teamsOf(browser)).map((team) => team.seats_count).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});
