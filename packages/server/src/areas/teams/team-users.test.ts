import type { Ticket } from "@gatehouse/contract/support";
import { describe, expect, it } from "vitest";
import { demoPasswordHash } from "../../demo/accounts";
import { demoGuid } from "../../demo/licenses";
import { createUser } from "../../staff/admin-rules";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { addLicense, addUser, assign, groups, licensesOf, newTeam, teamsOf, usersOf } from "../../testing/team-calls";
import { testPortal } from "../../testing/test-portal";
import { listAllTickets } from "../support";

describe.each(databases)("users of teams on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const beam = demoGuid(2, 2);

  it("adds people of the manager's domain, also those who have not signed up, once", async () => {
    const { browser, team } = await newTeam(portal);
    expect((await addUser(browser, team, " Empty@Example.com")).status).toBe(201);
    expect((await addUser(browser, team, "soon@example.com")).status).toBe(201);
    expect(await statusAndBody(addUser(browser, team, "EMPTY@example.com"))).toEqual([
      400,
      { email: ["A user with this email is already in the team"] },
    ]);
    expect(await statusAndBody(addUser(browser, team, "who@other.example"))).toEqual([
      400,
      { email: ["This person isn't on the manager's email domain."] },
    ]);
    expect(await statusAndBody(addUser(browser, team, "not an address"))).toEqual([
      400,
      { email: ["Enter a valid email address."] },
    ]);
    expect(await statusAndBody(addUser(browser, team, " "))).toEqual([
      400,
      { email: ["This field may not be blank."] },
    ]);
    expect((await usersOf(browser, team)).map(({ email, pending_user }) => [email, pending_user])).toEqual([
      ["empty@example.com", false],
      [expect.stringMatching(/^manager-/), false],
      ["soon@example.com", true],
    ]);
    await createUser(
      { db, clock: portal.clock },
      { email: "soon@example.com", passwordHash: demoPasswordHash, isSuperuser: false, groups: [] },
    );
    expect((await teamsOf(await portal.signedIn("soon@example.com"))).map(({ guid }) => guid)).toEqual([team]);
  });

  it.each([
    ["a zero-width space", "\u200b"],
    ["a soft hyphen", "\u00ad"],
    ["a bidi override", "\u202e"],
    ["a Hangul filler", "\u3164"],
    ["a tag", "\u{e0061}"],
    ["DEL", "\u007f"],
  ])("refuses an email address with %s and changes nothing", async (_, character) => {
    const {
      browser,
      team,
      guids: [guid = ""],
    } = await newTeam(portal, 1);
    await addUser(browser, team, "seen@example.com");
    const hidden = `se${character}en@example.com`;
    const refusal = ["Remove the hidden characters from the email address."];
    for (const email of [hidden, `${character}new@example.com`, `new@exam${character}ple.com`])
      expect(await statusAndBody(addUser(browser, team, email))).toEqual([400, { email: refusal }]);
    expect(await statusAndBody(assign(browser, team, guid, hidden))).toEqual([400, { assigned_user_email: refusal }]);
    const asking = `${groups}/${beam}/submit-request-to-add-user/`;
    expect(
      await statusAndBody(customer.send("POST", asking, { new_member_email: `ada${character}@partner.example` })),
    ).toEqual([400, { new_member_email: refusal }]);
    expect((await usersOf(browser, team)).map(({ email }) => email)).toEqual([
      expect.stringMatching(/^manager-/),
      "seen@example.com",
    ]);
    expect((await licensesOf(browser, team))[0]).toMatchObject({ owner: null });
    expect((await listAllTickets({ db })).rows.filter(({ ticket }) => ticket.description.includes(character))).toEqual(
      [],
    );
  });

  it("opens one ticket for one submission, however often it is sent", async () => {
    const asking = `${groups}/${beam}/submit-request-to-add-user/`;
    const permission = groups.replace("licenses-groups", "request-permissions-to-create-team/");
    const send = (path: string, key: string, body?: object) =>
      statusAndBody(customer.send("POST", path, body, { "Idempotency-Key": key }));
    const person = { new_member_email: "again@partner.example" };
    const before = (await listAllTickets({ db })).count;
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? send(asking, "one", person) : send(permission, "two"))),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(2);
    expect((await listAllTickets({ db })).count).toBe(before + 2);
    expect(responses).not.toContainEqual(await send(asking, "three", person));
  });

  it("opens a ticket for a person of another domain", async () => {
    const ask = (email: string) =>
      statusAndBody(
        customer.send("POST", `${groups}/${beam}/submit-request-to-add-user/`, { new_member_email: email }),
      );
    const [status, ticket] = await ask("<b>@partner.example");
    expect([status, ticket]).toEqual([201, { id: expect.any(Number) as number }]);
    const opened = (await listAllTickets({ db })).rows[0];
    expect(opened?.ticket.description).toMatch(
      /^<p>customer@example\.com asks to add &lt;b&gt;@partner\.example to the team &#x27;Beam diagnostics&#x27;/,
    );
    expect(await ask("x@example.com")).toEqual([
      400,
      { new_member_email: ["You can add people on your email domain directly."] },
    ]);
    const { browser, team } = await newTeam(portal);
    expect(
      (
        await browser.send("POST", `${groups}/${team}/submit-request-to-add-user/`, {
          new_member_email: "x@partner.example",
        })
      ).status,
    ).toBe(403);
  });

  it("lists your own tickets, newest first, and needs support-plus", async () => {
    const api = groups.replace("licenses-groups", "tickets/");
    const listed = (browser: Browser) => browser.getList<Ticket>(api);
    const manager = await portal.signedIn("manager@example.com");
    const others = await listed(manager);
    const known = await listed(customer);
    const ask = (email: string) =>
      customer.send("POST", `${groups}/${beam}/submit-request-to-add-user/`, { new_member_email: email });
    await ask("first@partner.example");
    await ask("second@partner.example");
    const tickets = await listed(customer);
    expect(tickets.slice(2)).toEqual(known);
    expect(tickets.slice(0, 2)).toMatchObject(
      ["second", "first"].map((name) => ({
        subject: `A team member of another email domain: ${name}@partner.example`,
        status: "open",
      })),
    );
    expect(await listed(manager)).toEqual(others);
    const { browser } = await newTeam(portal);
    expect(await statusAndBody(browser.fetch(api))).toEqual([
      403,
      { detail: "Support tickets need a support-plus account." },
    ]);
  });

  it("removes a member with what the member held, but never the manager", async () => {
    const {
      browser,
      team,
      guids: [guid = ""],
    } = await newTeam(portal, 1);
    await addUser(browser, team, "gone@example.com");
    await assign(browser, team, guid, "gone@example.com");
    const [gone, manager] = await usersOf(browser, team);
    expect(await statusAndBody(browser.send("DELETE", `${groups}/${team}/users/${manager?.id ?? 0}/`))).toEqual([
      400,
      { detail: "You can't remove the manager of a team." },
    ]);
    expect((await browser.send("DELETE", `${groups}/${team}/users/${gone?.id ?? 0}/`)).status).toBe(204);
    expect((await licensesOf(browser, team))[0]).toMatchObject({ owner: null });
    expect((await browser.fetch(`${groups}/${team}/users/${gone?.id ?? 0}/`)).status).toBe(404);
  });

  it("ends removals and assignments that cross in one of their orders", async () => {
    const {
      browser,
      team,
      guids: [guid = ""],
    } = await newTeam(portal, 1);
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
    for (const { owner } of rows)
      expect(owner === null || members.some(({ email }) => email === owner.email)).toBe(true);
    expect(portal.logged).toEqual([]);
  });
});
