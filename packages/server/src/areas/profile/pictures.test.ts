import type { User } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { avatars } from "../../db/tables/profile";
import { accountId } from "../../testing/account-id";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { imageBytes, joinBytes, pngOf } from "../../testing/images";
import { change, me, picture } from "../../testing/profile-form";
import { testPortal } from "../../testing/test-portal";

const limitBytes = 204_800;
const noImage = ["Upload a valid image. The file you uploaded was either not an image or a corrupted image."];
const tooLarge = (bytes: number) => [`This picture is ${bytes} bytes. The limit is 204800 (200 KB).`];
const html = "<html><script>alert(1)</script></html>";

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
    undefined,
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
  [
    "a PNG of 60,000 by 60,000 pixels",
    picture(
      imageBytes("png")
        .fill(0, 16, 24)
        .map((byte, at) => ({ 18: 0xea, 19: 0x60, 22: 0xea, 23: 0x60 })[at] ?? byte),
    ),
    ["Choose a picture of at most 4096 by 4096 pixels."],
  ],
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
    const [status, reply] = await upload(file);
    if (refusal === undefined) expect([status, (reply as User).profile_picture_url === before]).toEqual([200, false]);
    else expect([status, reply, await addressOf(customer)]).toEqual([400, { avatar: refusal }, before]);
  });

  it("of more than the server reads is a 413, whatever its form", async () => {
    expect(await upload(picture(pngOf(1_100_000)))).toEqual([413, { detail: "The request is too large." }]);
  });

  it("is served with the type of its bytes, or as a PNG if it was a GIF", async () => {
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
        "Content-Type": `image/${kind === "gif" ? "png" : kind}`,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "Cache-Control": "private, no-cache",
      });
      expect(imageSize(new Uint8Array(await response.arrayBuffer()))).toMatchObject(
        kind === "gif" ? { width: 1, height: 1 } : { width: 2, height: 2 },
      );
    }
  });

  it("is served without the texts in its metadata", async () => {
    const secret = "\0\0GPS 45.4642 N 9.1900 E";
    const jpeg = imageBytes("jpeg");
    const comment = joinBytes(Uint8Array.of(0xff, 0xfe, 0, secret.length + 2), secret);
    await upload(picture(joinBytes(jpeg.subarray(0, 2), comment, jpeg.subarray(2)), "me.jpg", "image/jpeg"));
    const response = await customer.fetch(await addressOf(customer));
    const [stored] = await db
      .select({ bytes: avatars.bytes })
      .from(avatars)
      .where(eq(avatars.userId, await accountId(db, "customer@example.com")));
    for (const bytes of [new Uint8Array(await response.arrayBuffer()), stored?.bytes ?? new Uint8Array()]) {
      expect(imageSize(bytes)).toMatchObject({ type: "jpg", width: 2, height: 2 });
      expect(Buffer.from(bytes).includes("GPS")).toBe(false);
    }
  });

  it("is not sent twice while it is the same", async () => {
    const address = await addressOf(customer);
    const etag = (await customer.fetch(address)).headers.get("ETag") ?? "";
    const again = await customer.fetch(address, { headers: { "If-None-Match": etag } });
    expect([etag.length, again.status, await again.text()]).toEqual([38, 304, ""]);
  });

  it("is only for its owner and members of the same teams", async () => {
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
