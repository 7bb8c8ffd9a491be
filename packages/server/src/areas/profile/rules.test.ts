import type { User } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { avatars } from "../../db/tables/profile";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { anyDatabase, closeAfterAll, databases } from "../../testing/databases";
import { imageBytes, joinBytes, pngOf } from "../../testing/images";
import { testPortal } from "../../testing/test-portal";

const me = "/api/webapp/v1/me/";
const limitBytes = 204_800;
const noImage = ["Upload a valid image. The file you uploaded was either not an image or a corrupted image."];
const tooLarge = (bytes: number) => [`The picture has ${bytes} bytes; 204800 (200 KB) is the most.`];
const html = "<html><script>alert(1)</script></html>";

type FormFields = Readonly<Record<string, string | File | readonly (string | File)[]>>;

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value as string);
  return form;
}

async function change(browser: Browser, fields: FormFields): Promise<readonly [number, unknown]> {
  const response = await browser.fetch(me, {
    method: "PATCH",
    body: formOf(fields),
    headers: { "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "" },
  });
  return [response.status, await response.json()];
}

const picture = (bytes: Uint8Array<ArrayBuffer>, name = "me.png", type = "image/png") =>
  new File([bytes], name, { type });

describe.each(anyDatabase)("the profile on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const profileOf = async (browser: Browser) => (await browser.getJson(me)) as User;

  it("changes what is given, trims it, and leaves the rest", async () => {
    const [status, answer] = await change(customer, {
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
    expect([status, answer]).toMatchObject([200, changed]);
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

const uploads: readonly (readonly [title: string, file: File | string, refusal: readonly string[] | undefined])[] = [
  ["a PNG", picture(imageBytes("png")), undefined],
  ["a JPEG", picture(imageBytes("jpeg"), "me.jpg", "image/jpeg"), undefined],
  ["a GIF", picture(imageBytes("gif"), "me.gif", "image/gif"), undefined],
  ["a WebP", picture(imageBytes("webp"), "me.webp", "image/webp"), undefined],
  ["one of 204,800 bytes", picture(pngOf(limitBytes)), undefined],
  ["one of a byte less", picture(pngOf(limitBytes - 1)), undefined],
  ["one of a byte more", picture(pngOf(limitBytes + 1)), tooLarge(limitBytes + 1)],
  ["one of 900,000 bytes", picture(pngOf(900_000)), tooLarge(900_000)],
  ["an empty file", picture(new Uint8Array()), ["The submitted file is empty."]],
  [
    "text where the file should be",
    "me.png",
    ["The submitted data was not a file. Check the encoding type on the form."],
  ],
  [
    "an SVG",
    picture(
      joinBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "me.svg",
      "image/svg+xml",
    ),
    noImage,
  ],
  ["an SVG called PNG", picture(joinBytes('<?xml version="1.0"?><svg onload="alert(1)"/>'), "me.png"), noImage],
  ["a page called PNG", picture(joinBytes(html)), noImage],
  ["a PNG's first bytes before a page", picture(joinBytes(imageBytes("png").subarray(0, 33), html)), noImage],
  ["a PNG with a page behind it", picture(joinBytes(imageBytes("png"), html)), noImage],
  [
    "a JPEG with an archive behind it",
    picture(joinBytes(imageBytes("jpeg"), "PK\u0003\u0004", "x".repeat(40))),
    noImage,
  ],
  [
    "a GIF that is a script too",
    picture(joinBytes("GIF89a=1;alert(document.domain)//"), "me.gif", "image/gif"),
    noImage,
  ],
  ["a GIF with a page behind it", picture(joinBytes(imageBytes("gif"), html)), noImage],
  ["a WebP with a page behind it", picture(joinBytes(imageBytes("webp"), html)), noImage],
  ["a PDF", picture(joinBytes("%PDF-1.7\n1 0 obj\n"), "me.pdf", "application/pdf"), noImage],
  ["a BMP", picture(joinBytes("BM", new Uint8Array(60)), "me.bmp", "image/bmp"), noImage],
  ["a PNG cut short", picture(imageBytes("png").slice(0, 50)), noImage],
  ["a PNG that says it is a page", picture(imageBytes("png"), "me.html", "text/html"), undefined],
  ["a name that climbs out of its folder", picture(imageBytes("png"), "../../etc/passwd\r\nX: y"), undefined],
  [
    "a name in other letters, quotes and all",
    picture(imageBytes("png"), `я"';<img src=x onerror=alert(1)>.png`),
    undefined,
  ],
];

describe.each(databases)("a picture on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const stranger = await portal.signedIn("empty@example.com");
  const upload = (file: File | string) => change(customer, { avatar: file });
  const addressOf = async (browser: Browser) => ((await browser.getJson(me)) as User).profile_picture_url ?? "";

  it("is none at first", async () => {
    expect(await customer.getJson(me)).toMatchObject({
      avatar: null,
      profile_picture_url: null,
      profile_picture_source: "default",
    });
  });

  it.each(uploads)("%s is taken only if it is one, and small enough", async (_, file, refusal) => {
    const before = await addressOf(customer);
    const [status, answer] = await upload(file);
    if (refusal === undefined) expect([status, (answer as User).profile_picture_url === before]).toEqual([200, false]);
    else expect([status, answer, await addressOf(customer)]).toEqual([400, { avatar: refusal }, before]);
  });

  it("of more than the server reads is a 413, whatever its form", async () => {
    expect(await upload(picture(pngOf(1_100_000)))).toEqual([413, { detail: "The request is too large." }]);
  });

  it("is answered as what its bytes are, and can be nothing else", async () => {
    for (const kind of ["png", "jpeg", "gif", "webp"] as const) {
      const bytes = imageBytes(kind);
      await upload(picture(bytes, "x.html", "text/html"));
      const response = await customer.fetch(await addressOf(customer));
      expect(
        Object.fromEntries(
          ["Content-Type", "X-Content-Type-Options", "Content-Security-Policy", "Cache-Control"].map((name) => [
            name,
            response.headers.get(name),
          ]),
        ),
      ).toEqual({
        "Content-Type": `image/${kind}`,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "private, no-cache",
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    }
  });

  it("is not sent twice while it is the same", async () => {
    const address = await addressOf(customer);
    const etag = (await customer.fetch(address)).headers.get("ETag") ?? "";
    const again = await customer.fetch(address, { headers: { "If-None-Match": etag } });
    expect([etag.length, again.status, await again.text()]).toEqual([38, 304, ""]);
  });

  it("is for its owner and for who shares a team, for nobody else", async () => {
    const manager = await portal.signedIn("manager@example.com");
    await change(manager, { avatar: picture(imageBytes("png")) });
    const address = await addressOf(manager);
    const statuses = async (browser: Browser) => (await browser.fetch(address)).status;
    const member = await portal.signedIn("member@example.com");
    expect([
      await statuses(manager),
      await statuses(member),
      await statuses(stranger),
      await statuses(portal.browser()),
    ]).toEqual([200, 200, 404, 403]);
    for (const guid of ["00000000-0000-4000-8000-00000000dead", "1-or-1=1", "%00"])
      expect((await manager.fetch(`/api/webapp/v1/me/avatar/${guid}/`)).status).toBe(404);
  });

  it("gives way to a new one, and its address leads nowhere from then on", async () => {
    const former = await addressOf(customer);
    await Promise.all([
      upload(picture(imageBytes("gif"))),
      upload(picture(imageBytes("webp"))),
      upload(picture(imageBytes("png"))),
    ]);
    const address = await addressOf(customer);
    expect([(await customer.fetch(former)).status, (await customer.fetch(address)).status]).toEqual([404, 200]);
    expect(await customer.getJson(me)).toMatchObject({
      profile_picture_source: "avatar",
      profile_picture_url_large: address,
      avatar: address,
    });
  });

  it("can be cleared, and clearing none does nothing", async () => {
    for (let times = 0; times < 2; times++)
      expect(await change(customer, { clear_avatar: "true" })).toMatchObject([
        200,
        { avatar: null, profile_picture_url: null, profile_picture_source: "default" },
      ]);
    expect(
      await db
        .select()
        .from(avatars)
        .where(eq(avatars.userId, await accountId(db, "customer@example.com"))),
    ).toEqual([]);
  });

  it("in a form that is none is refused with a reason", async () => {
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
      const response = await customer.fetch(me, {
        method: "PATCH",
        body: "no form",
        headers: { "Content-Type": type, "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "" },
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        { detail: "Multipart form parse error - Invalid boundary or part in multipart." },
      ]);
    }
    expect(portal.logged).toEqual([]);
  });
});
