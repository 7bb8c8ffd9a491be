import type { TeamLicense } from "@gatehouse/contract/teams";
import { describe, expect, it } from "vitest";
import { demoPasswordHash } from "../../demo/accounts";
import { demoGuid, demoLicenseGuid } from "../../demo/licenses";
import { createUser, verifyDomain } from "../../staff/admin-rules";
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
  rename,
  teamsOf,
  usersOf,
} from "../../testing/team-calls";
import { testPortal } from "../../testing/test-portal";
import { listAllTickets } from "../support";

const api = "/api/webapp/v1";

describe.each(databases)("teams on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const readout = demoGuid(2, 0);

  it("lists the teams of which one is a member, with their seats", async () => {
    expect(
      (await teamsOf(customer)).map(({ name, seats_count, available_seats, members_count, manager }) => [
        name,
        seats_count,
        available_seats,
        members_count,
        manager.email,
      ]),
    ).toEqual([
      ["Beam diagnostics", 1, 1, 2, "customer@example.com"],
      ["Readout firmware", 4, 2, 4, "manager@example.com"],
    ]);
    expect(await teamsOf(await portal.signedIn("empty@example.com"))).toEqual([]);
  });

  it("does not count a seat as available that is held or expired", async () => {
    const [team] = await teamsOf(await portal.signedIn("waiting@example.com"));
    expect(team).toMatchObject({ name: "Trigger development", seats_count: 2, available_seats: 0 });
  });

  it("shows a team's data only to its members", async () => {
    const rows = await licensesOf(customer, readout);
    expect(
      rows.map((row) => [row.serial_number, row.owner?.email ?? null, row.is_statically_assigned, row.pending_user]),
    ).toEqual([
      ["GC-7F21-0942", "customer@example.com", true, false],
      ["GC-7F21-0943", "manager@example.com", false, false],
      ["GC-7F21-0944", null, false, false],
      ["GC-7F21-0945", null, false, false],
    ]);
    expect(
      (await customer.getList<TeamLicense>(`${groups}/${readout}/assigned-licenses/`)).map((row) => row.serial_number),
    ).toEqual(["GC-7F21-0942", "GC-7F21-0943"]);
    const members = await usersOf(customer, readout);
    expect(
      members.map((member) => [member.email, member.pending_user, member.has_license_statically_assigned]),
    ).toEqual([
      ["customer@example.com", false, true],
      ["manager@example.com", false, false],
      ["member@example.com", false, false],
      ["s.costa@example.com", true, false],
    ]);
    expect(await customer.getJson(`${groups}/${readout}/users/${members[2]?.id ?? 0}/`)).toMatchObject({
      first_name: "Aiko",
      email: "member@example.com",
    });
    const stranger = await portal.signedIn("empty@example.com");
    for (const path of ["", "licenses/", "assigned-licenses/", "users/"])
      expect((await stranger.fetch(`${groups}/${readout}/${path}`)).status).toBe(404);
  });

  it("lets only the manager change a team", async () => {
    const member = await portal.signedIn("member@example.com");
    const guid = demoLicenseGuid("GC-7F21-0944");
    const [first] = await usersOf(member, readout);
    const forbidden = [403, { detail: "Only the manager of a team can change it." }];
    expect(await statusAndBody(rename(member, readout, "Mine now"))).toEqual(forbidden);
    expect(await statusAndBody(addUser(member, readout, "x@example.com"))).toEqual(forbidden);
    expect(await statusAndBody(addLicense(member, readout, guid))).toEqual(forbidden);
    expect(await statusAndBody(assign(member, readout, guid, "member@example.com"))).toEqual(forbidden);
    expect(await statusAndBody(member.send("DELETE", `${groups}/${readout}/licenses/${guid}/`))).toEqual(forbidden);
    expect(await statusAndBody(member.send("DELETE", `${groups}/${readout}/users/${first?.id ?? 0}/`))).toEqual(
      forbidden,
    );
    expect(
      await statusAndBody(
        member.send("POST", `${groups}/${readout}/submit-request-to-add-user/`, {
          new_member_email: "x@other.example",
        }),
      ),
    ).toEqual(forbidden);
    expect(await statusAndBody(member.send("DELETE", `${groups}/${readout}/`))).toEqual(forbidden);
    expect((await licensesOf(member, readout)).length).toBe(4);
  });

  it("creates a team whose first member is its manager", async () => {
    const { browser, email } = await newManager(portal);
    expect(await statusAndBody(create(browser, "  Slow control  "))).toEqual([
      201,
      {
        guid: expect.any(String) as string,
        name: "Slow control",
        seats_count: 0,
        available_seats: 0,
        members_count: 1,
        manager: { email, first_name: "", last_name: "", profile_picture_url: null },
      },
    ]);
  });

  it.each([
    ["", "Team name is required"],
    ["x".repeat(101), "Team name cannot exceed 100 characters"],
    ["slow CONTROL", "Team name must be unique"],
  ])("refuses to create a team named %j", async (name, text) => {
    const { browser } = await newManager(portal);
    await create(browser, "Slow control");
    expect(await statusAndBody(create(browser, name))).toEqual([400, { name: [text] }]);
    expect(await teamsOf(browser)).toHaveLength(1);
  });

  it.each([
    ["", "Team name is required"],
    ["ab", "Team name must be at least 3 characters long"],
    ["x".repeat(51), "Team name cannot exceed 50 characters"],
    [" SLOW control", "You already are the manager of a team with this name."],
  ])("refuses to rename a team to %j", async (name, text) => {
    const { browser, team } = await newTeam(portal);
    await create(browser, "Slow control");
    expect(await statusAndBody(rename(browser, team, name))).toEqual([400, { name: [text] }]);
    expect(await statusAndBody(rename(browser, team, "TEAM"))).toMatchObject([200, { name: "TEAM" }]);
  });

  it("creates one of fifty teams of the same name", async () => {
    const { browser } = await newManager(portal);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => (await create(browser, at % 2 === 0 ? "One" : "ONE")).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await teamsOf(browser)).toHaveLength(1);
  });

  it("has teams for verified domains only, and for the others a request that needs support-plus", async () => {
    const email = "someone@elsewhere.example";
    await createUser(
      { db, clock: portal.clock },
      { email, passwordHash: demoPasswordHash, isSuperuser: false, groups: [] },
    );
    const browser = await portal.signedIn(email);
    expect(await browser.getJson(`${api}/can-create-license-group/`)).toEqual({ can_create_group: false });
    expect((await create(browser, "Mine")).status).toBe(403);
    expect(await statusAndBody(browser.send("POST", `${api}/request-permissions-to-create-team/`))).toEqual([
      403,
      { detail: "Support tickets need a support-plus account." },
    ]);
    const [status, ticket] = await statusAndBody(customer.send("POST", `${api}/request-permissions-to-create-team/`));
    expect([status, ticket]).toEqual([201, { id: expect.any(Number) as number }]);
    expect((await listAllTickets({ db })).rows[0]).toMatchObject({
      openedBy: "customer@example.com",
      ticket: ticket as object,
    });
    await verifyDomain({ db, clock: portal.clock }, "elsewhere.example");
    expect(await browser.getJson(`${api}/can-create-license-group/`)).toEqual({ can_create_group: true });
    expect((await create(browser, "Mine")).status).toBe(201);
  });
});
