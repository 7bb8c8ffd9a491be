import type { User } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { imageBytes } from "../../testing/images";
import { change, type FormFields, me, picture } from "../../testing/profile-form";
import { testPortal } from "../../testing/test-portal";

describe.each(anyDatabase)("the profile on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const profileOf = async (browser: Browser) => (await browser.getJson(me)) as User;

  it("changes what is given, trims it, and leaves the rest", async () => {
    const [status, response] = await change(customer, {
      first_name: "  Ellen ",
      bio: "Line one\r\nline two",
      twitter_username: "@ellen_m",
      website_url: "https://example.com/~ellen",
      local_timezone: "Europe/Rome",
      marketing_emails_accepted: "true",
      user_related_emails_accepted: "false",
    });
    const changed = {
      first_name: "Ellen",
      last_name: "Marchetti",
      bio: "Line one\nline two",
      twitter_username: "@ellen_m",
      website_url: "https://example.com/~ellen",
      local_timezone: "Europe/Rome",
      marketing_emails_accepted: true,
      user_related_emails_accepted: false,
      job_title: "Firmware engineer",
    };
    expect([status, response]).toMatchObject([200, changed]);
    expect(await profileOf(customer)).toMatchObject(changed);
    expect(
      await change(customer, { bio: "", twitter_username: " ", website_url: "", local_timezone: "" }),
    ).toMatchObject([
      200,
      {
        bio: "",
        twitter_username: "",
        website_url: "",
        local_timezone: null,
        first_name: "Ellen",
        marketing_emails_accepted: true,
      },
    ]);
  });

  it("ignores what is read-only", async () => {
    const before = await profileOf(customer);
    expect(
      await change(customer, {
        email: "other@example.com",
        country: "GB",
        institute: "Other",
        is_superuser: "true",
        groups: "portal-admins",
        has_usable_password: "false",
        profile_picture_url: "//evil",
        mycaen_plus_account: "false",
        impersonated_by: "x",
        id: "1",
        password_hash: "x",
        __proto__: "x",
        constructor: "x",
      }),
    ).toEqual([200, before]);
  });

  it("takes an empty form, JSON, and the checkboxes' words", async () => {
    expect((await change(customer, {}))[0]).toBe(200);
    const json = await customer.send("PATCH", me, { job_title: "Lead", marketing_emails_accepted: false });
    expect([json.status, await json.json()]).toMatchObject([
      200,
      { job_title: "Lead", marketing_emails_accepted: false },
    ]);
    for (const [word, value] of [
      ["on", true],
      ["0", false],
      ["True", true],
      ["no", false],
    ] as const)
      expect(await change(customer, { marketing_emails_accepted: word })).toMatchObject([
        200,
        { marketing_emails_accepted: value },
      ]);
  });

  const noMore = (max: number) => [`Ensure this field has no more than ${max} characters.`];
  it.each<[FormFields, unknown]>([
    [
      { first_name: " ", last_name: "" },
      { first_name: ["This field may not be blank."], last_name: ["This field may not be blank."] },
    ],
    [
      { first_name: "é".repeat(51), last_name: "𝄞".repeat(51) },
      { first_name: noMore(50), last_name: noMore(50) },
    ],
    [
      { github_username: "x".repeat(256), gitlab_username: "x".repeat(256), bio: "x".repeat(256) },
      {
        github_username: noMore(255),
        gitlab_username: noMore(255),
        bio: noMore(255),
      },
    ],
    [
      { linkedin_username: "x".repeat(101), job_title: "x".repeat(101), location: "x".repeat(101) },
      {
        linkedin_username: noMore(100),
        job_title: noMore(100),
        location: noMore(100),
      },
    ],
    [
      {
        website_url: `https://example.com/${"x".repeat(81)}`,
        contact_email: `${"x".repeat(90)}@example.com`,
        twitter_username: "x".repeat(51),
      },
      {
        website_url: noMore(100),
        contact_email: noMore(100),
        twitter_username: noMore(50),
      },
    ],
    [{ website_url: "javascript:alert(1)" }, { website_url: ["Enter a valid URL."] }],
    [{ website_url: "example.com" }, { website_url: ["Enter a valid URL."] }],
    [{ twitter_username: "ada lovelace" }, { twitter_username: ["Enter a valid value."] }],
    [{ contact_email: "ada@engine" }, { contact_email: ["Enter a valid email address."] }],
    [
      { contact_email: "ada\u200b@engine.org" },
      { contact_email: ["Remove the hidden characters from the email address."] },
    ],
    [{ local_timezone: "Mars/Olympus" }, { local_timezone: ['"Mars/Olympus" is not a valid choice.'] }],
    [{ marketing_emails_accepted: "maybe" }, { marketing_emails_accepted: ["Must be a valid boolean."] }],
    [{ first_name: picture(imageBytes("png")) }, { first_name: ["Not a valid string."] }],
    [{ bio: "a\0b" }, { bio: ["Null characters are not allowed."] }],
    [
      { avatar: picture(imageBytes("png")), clear_avatar: "true" },
      { avatar: ["Please either submit a file or check the clear checkbox, not both."] },
    ],
  ])("says field by field what is wrong, and changes nothing: %#", async (fields, expected) => {
    const before = await profileOf(customer);
    expect(await change(customer, { job_title: "Nobody", ...fields })).toEqual([400, expected]);
    expect(await profileOf(customer)).toEqual(before);
  });

  it("takes texts of just the length", async () => {
    const fields = {
      first_name: "𝄞".repeat(50),
      bio: "x\n".repeat(127) + "x",
      website_url: `https://example.com/${"x".repeat(80)}`,
    };
    expect(await change(customer, fields)).toMatchObject([200, fields]);
  });
});
