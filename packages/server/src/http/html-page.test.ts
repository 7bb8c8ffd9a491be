import { createHash } from "node:crypto";
import { capabilities } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };

describe.each(anyDatabase)("the server's pages for another product on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it.each([
    ["Example", "en", "Portal"],
    ["ImagineHDL", "en", "Portal"],
    ["ImagineHDL", "it", "Portale"],
    ["A&B <HDL>", "en", "Portal"],
  ])("name %s in the title and the header, language %s", async (name, language, word) => {
    const portal = testPortal(db, { product: { id: "other", name }, groups });
    const paths = portal.server.app.routes
      .filter(({ method, path }) => method === "GET" && !path.startsWith("/api/"))
      .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, "1"));
    const escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    const named = new Set<string>();
    for (const browser of [portal.browser(), await portal.signedIn("admin@example.com")])
      for (const path of ["/nowhere/", ...paths]) {
        const response = await browser.fetch(path, { headers: { "Accept-Language": language } });
        if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
        const text = await response.text();
        const [, title = ""] = /<title>([^]*?)<\/title>/.exec(text) ?? [];
        const [, header = ""] = /<header>([^]*?)<\/header>/.exec(text) ?? [];
        expect(title, path).toMatch(/^\S/);
        expect(title.endsWith(` · ${escaped} ${word}`), `${path}: ${title}`).toBe(true);
        expect(header, path).toContain(`<span><strong>${escaped}</strong> ${word}</span>`);
        named.add(path);
      }
    expect([...named]).toEqual(
      expect.arrayContaining([
        "/nowhere/",
        "/accounts/login/",
        "/accounts/password/change/",
        "/management/",
        "/admin/",
      ]),
    );
  });
});
