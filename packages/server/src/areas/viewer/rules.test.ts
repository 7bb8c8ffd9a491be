import type { Country, TourFlags, User } from "@gatehouse/contract/viewer";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../../db/tables/auth";
import { settings } from "../../db/tables/viewer";
import { setText } from "../../staff/admin-rules";
import { accountId } from "../../testing/account-id";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const api = "/api/webapp/v1";

describe.each(databases)("the signed-in user on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const newcomer = await portal.signedIn("new@example.com");

  it("sees the own profile and groups", async () => {
    expect(await customer.getJson(`${api}/me/`)).toMatchObject({
      email: "customer@example.com",
      first_name: "Elena",
      last_name: "Marchetti",
      country: { code: "IT", name: "Italy" },
      institute: "Example Instruments",
      job_title: "Firmware engineer",
      profile_picture_url: null,
      profile_picture_source: "default",
      has_usable_password: true,
      is_superuser: false,
      groups: [],
      impersonated_by: null,
      mycaen_plus_account: true,
    });
    expect(await newcomer.getJson(`${api}/me/`)).toMatchObject({
      first_name: "",
      last_name: "",
      country: null,
      institute: "",
      mycaen_plus_account: false,
    });
    const admin = (await (await portal.signedIn("admin@example.com")).getJson(`${api}/me/`)) as User;
    expect([admin.is_superuser, admin.groups]).toEqual([true, [{ name: "portal-admins" }]]);
  });

  it("sees who impersonates them", async () => {
    const target = await portal.signedIn("desk@example.com");
    const impersonatorId = await accountId(db, "admin@example.com");
    await db
      .update(sessions)
      .set({ impersonatorId })
      .where(eq(sessions.userId, await accountId(db, "desk@example.com")));
    expect(await target.getJson(`${api}/me/`)).toMatchObject({
      email: "desk@example.com",
      impersonated_by: { email: "admin@example.com" },
    });
  });

  it("lets nobody who impersonates them confirm the profile or accept the agreement", async () => {
    const target = await portal.signedIn("new@example.com");
    const [impersonatorId, userId] = [await accountId(db, "admin@example.com"), await accountId(db, "new@example.com")];
    const own = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id));
    await db.update(sessions).set({ impersonatorId }).where(eq(sessions.id, own[0]!.id));
    for (const [path, body] of [
      ["profile-confirmed", profile],
      ["eula-accepted", undefined],
    ] as const) {
      const response = await target.send("POST", `${api}/${path}/`, body);
      expect([response.status, await response.json()]).toEqual([
        403,
        { detail: "You can't do this while you impersonate another account. Only the user can." },
      ]);
    }
    expect(await target.getJson(`${api}/profile-confirmed/`)).toEqual({ profile_confirmed: false });
    expect(await target.getJson(`${api}/eula-accepted/`)).toEqual({ eula_accepted: false });
  });

  const profile = {
    first_name: " Ada ",
    last_name: "Lovelace",
    contact_email: "",
    country: "GB",
    location: "",
    institute: "Analytical Engines",
    job_function: "Analyst",
  };

  it.each([
    [
      { first_name: " ", last_name: "", country: "", institute: "\t" },
      {
        first_name: ["This field may not be blank."],
        last_name: ["This field may not be blank."],
        country: ["This field may not be blank."],
        institute: ["This field may not be blank."],
      },
    ],
    [
      { first_name: "é".repeat(51), last_name: "x".repeat(51) },
      {
        first_name: ["Ensure this field has no more than 50 characters."],
        last_name: ["Ensure this field has no more than 50 characters."],
      },
    ],
    [
      {
        location: "x".repeat(101),
        institute: "x".repeat(101),
        job_function: "x".repeat(101),
        contact_email: `${"x".repeat(90)}@example.com`,
      },
      {
        location: ["Ensure this field has no more than 100 characters."],
        institute: ["Ensure this field has no more than 100 characters."],
        job_function: ["Ensure this field has no more than 100 characters."],
        contact_email: ["Ensure this field has no more than 100 characters."],
      },
    ],
    [{ contact_email: "ada@engine" }, { contact_email: ["Enter a valid email address."] }],
    [
      { contact_email: "ada\u200blovelace@example.com" },
      { contact_email: ["Remove the hidden characters from the email address."] },
    ],
    [{ contact_email: "ada lovelace@example.com" }, { contact_email: ["Enter a valid email address."] }],
    [{ country: "XX" }, { country: ['"XX" is not a valid choice.'] }],
    [{ country: "Italy" }, { country: ['"Italy" is not a valid choice.'] }],
  ])("is told what keeps the profile from being confirmed: %j", async (input, expected) => {
    const response = await newcomer.send("POST", `${api}/profile-confirmed/`, { ...profile, ...input });
    expect([response.status, await response.json()]).toEqual([400, expected]);
    expect(await newcomer.getJson(`${api}/profile-confirmed/`)).toEqual({ profile_confirmed: false });
  });

  it("confirms the profile once; read-only fields cannot be confirmed again", async () => {
    expect(
      (
        await newcomer.send("POST", `${api}/profile-confirmed/`, {
          ...profile,
          contact_email: "ada@example.org",
          first_name: "A".repeat(50),
        })
      ).status,
    ).toBe(200);
    expect(await newcomer.getJson(`${api}/profile-confirmed/`)).toEqual({ profile_confirmed: true });
    expect(await newcomer.getJson(`${api}/me/`)).toMatchObject({
      first_name: "A".repeat(50),
      last_name: "Lovelace",
      contact_email: "ada@example.org",
      country: { code: "GB", name: "United Kingdom" },
      institute: "Analytical Engines",
      job_title: "Analyst",
    });
    const again = await newcomer.send("POST", `${api}/profile-confirmed/`, { ...profile, institute: "Other" });
    expect([again.status, await again.json()]).toEqual([400, { detail: "This profile is already confirmed." }]);
    expect(await newcomer.getJson(`${api}/me/`)).toMatchObject({ institute: "Analytical Engines" });
  });

  it("accepts the agreement, and has to only where there is one", async () => {
    const pending = await portal.signedIn("pending@example.com");
    const isAccepted = () => pending.getJson(`${api}/eula-accepted/`);
    expect(((await pending.getJson(`${api}/eula/`)) as { eula: string }).eula).toContain("<h1>License agreement</h1>");
    expect(await isAccepted()).toEqual({ eula_accepted: false });
    await db.delete(settings).where(eq(settings.name, "agreement"));
    expect(await pending.getJson(`${api}/eula/`)).toEqual({ eula: null });
    expect(await isAccepted()).toEqual({ eula_accepted: true });
    await setText({ db, clock: portal.clock }, "agreement", "<p>New</p>");
    expect(await isAccepted()).toEqual({ eula_accepted: false });
    expect((await pending.send("POST", `${api}/eula-accepted/`)).status).toBe(200);
    expect((await pending.send("POST", `${api}/eula-accepted/`)).status).toBe(200);
    expect(await isAccepted()).toEqual({ eula_accepted: true });
  });

  it("reads the privacy policy where there is one", async () => {
    expect(((await customer.getJson(`${api}/privacy-policy/`)) as { privacy_policy: string }).privacy_policy).toContain(
      "<h1>Privacy policy</h1>",
    );
    await db.delete(settings).where(eq(settings.name, "privacy-policy"));
    expect(await customer.getJson(`${api}/privacy-policy/`)).toEqual({ privacy_policy: null });
  });

  it("chooses from every country and time zone, by name", async () => {
    const countries = (await customer.getJson(`${api}/countries/`)) as Country[];
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ code: "IT", name: "Italy" });
    expect(countries.every(({ code, name }) => name !== code && /^[A-Z]{2}$/.test(code))).toBe(true);
    const timezones = (await customer.getJson(`${api}/timezones/`)) as string[];
    expect(timezones.length).toBeGreaterThan(400);
    expect(timezones).toEqual(expect.arrayContaining(["Europe/Rome", "America/New_York", "UTC"]));
    expect(new Set(timezones).size).toBe(timezones.length);
  });

  it("takes each tour once, even when two end at the same time", async () => {
    const visitor = await portal.signedIn("visitor@example.com");
    const tours = async () => (await visitor.getJson(`${api}/tour/`)) as TourFlags;
    expect(Object.values(await tours())).toEqual(Array(7).fill(false));
    const complete = (flags: object) => visitor.send("POST", `${api}/tour/`, flags);
    await Promise.all([
      complete({ tour_dashboard_completed: true }),
      complete({ tour_licenses_completed: true }),
      complete({ tour_dashboard_completed: true }),
    ]);
    expect(
      (await complete({ tour_dashboard_completed: false, tour_projects_completed: false, unknown: true })).status,
    ).toBe(200);
    expect(await tours()).toEqual({
      tour_dashboard_completed: true,
      tour_licenses_completed: true,
      tour_team_management_completed: false,
      tour_projects_completed: false,
      tour_projects_details_completed: false,
      tour_projects_version_details_completed: false,
      tour_shopping_cart_completed: false,
    });
    const wrong = await complete({ tour_dashboard_completed: "yes" });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { tour_dashboard_completed: ["Must be a valid boolean."] },
    ]);
  });
});
