import { createHash } from "node:crypto";
import { capabilities } from "@gatehouse/contract/viewer";
import { html } from "hono/html";
import { describe, expect, it } from "vitest";
import { tickets } from "../db/tables/support";
import { groups } from "../db/tables/viewer";
import { demoGuid, demoLicenses } from "../demo/licenses";
import type { Browser } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const italian = { "Accept-Language": "it-IT,it;q=0.9,en;q=0.8" };
const customerEmail = "customer@example.com";
const license = demoGuid(
  1,
  demoLicenses.findIndex(({ owner }) => owner === customerEmail),
);
const admins = createHash("sha256").update("portal-admins").digest("hex");
// English words that are not Italian words, names or identifiers.
const english =
  /\b(?:the|there|this|that|is|are|was|of|to|you|your|not|with|and|for|from|page|back|license|state|search|next|all|yes)\b/i;

/** The texts that people see or hear, except messages that people wrote. */
function textsOf(page: string): readonly string[] {
  const body = page
    .slice(page.indexOf("<title>"))
    .replace(/<style[^]*?<\/style>|<section class="message">[^]*?<\/section>/g, "");
  const spoken = [...body.matchAll(/(?:placeholder|aria-label)="([^"]*)"/g)].map(([, text = ""]) => text);
  return [...body.replace(/<[^>]+>/g, "\n").split("\n"), ...spoken].map((text) => text.trim()).filter(Boolean);
}

describe.each(anyDatabase)("the languages of the server on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
  const portal = testPortal(db, { groups: { [admins]: [...capabilities] }, mail });
  const [admin, customer] = await Promise.all([portal.signedIn("admin@example.com"), portal.signedIn(customerEmail)]);
  const guest = portal.browser();

  const shown = [
    ...new Set(portal.server.app.routes.filter(({ method }) => method === "GET").map(({ path }) => path)),
  ].filter((path) => path !== "/" && !/^\/(?:api|auth|app)\//.test(path));
  const subjects = (await db.select({ subject: tickets.subject }).from(tickets)).map(({ subject }) => subject);
  const named = (await db.select({ name: groups.name }).from(groups)).map(({ name }) => name);
  const writtenTexts = new Set([...subjects, ...named].map((text) => String(html`${text}`)));
  /** Whether people wrote the line: ticket subjects, with or without the number, and group names. */
  const isWritten = (line: string) => writtenTexts.has(line.replace(/^T-\d+: /, ""));
  const visitors: readonly Browser[] = [admin, customer, guest];
  const addressOf = (path: string) =>
    path
      .replace(":licenseGuid", license)
      .replace(":ticketId", "1")
      .replace(/:\w+(\{[^}]*\})?/g, "1");

  it.each(shown)("%s is wholly in Italian for a reader of Italian, and in English for others", async (path) => {
    const seen = new Set<number>();
    for (const browser of visitors) {
      const response = await browser.fetch(addressOf(path), { headers: italian });
      const text = await response.text();
      seen.add(response.status);
      if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
      expect(text).toContain('<html lang="it">');
      expect([response.headers.get("Content-Language"), response.headers.get("Vary")]).toEqual([
        "it",
        "Cookie, Accept-Language",
      ]);
      const inEnglish = await browser.fetch(addressOf(path), { headers: { "Accept-Language": "fr;q=0.9,xx" } });
      const englishTexts = new Set(textsOf(await inEnglish.text()));
      expect(inEnglish.headers.get("Content-Language")).toBe("en");
      expect(textsOf(text).filter((line) => englishTexts.has(line) && english.test(line) && !isWritten(line))).toEqual(
        [],
      );
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it("refuses in the language of the caller, whose reads stay as they are", async () => {
    const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
      const response = await customer.send("POST", path, body, headers);
      return [response.status, await response.json()];
    };
    const coupon = "/api/webapp/v1/redeem-coupon/";
    expect(await send(coupon, { coupon_code: " " }, italian)).toEqual([
      400,
      { coupon_code: ["Il campo non può essere vuoto."] },
    ]);
    expect(await send(coupon, { coupon_code: 7 }, italian)).toEqual([
      400,
      { coupon_code: ["Non è una stringa valida."] },
    ]);
    expect(await send(coupon, { coupon_code: "x" }, italian)).toEqual([
      400,
      { detail: "Questo codice coupon non è valido." },
    ]);
    expect(await send(coupon, { coupon_code: "x" }, {})).toEqual([400, { detail: "This coupon code isn't valid." }]);
    const gone = await guest.fetch("/api/webapp/v1/me/", { headers: italian });
    expect([gone.status, gone.headers.get("Vary"), await gone.json()]).toEqual([
      403,
      "Cookie, Accept-Language",
      { detail: "Non sono state immesse le credenziali di autenticazione." },
    ]);
    const nowhere = await customer.fetch("/api/webapp/v1/nowhere/", { headers: italian });
    expect(await nowhere.json()).toEqual({ detail: "Non trovato." });
    // Data is the same in every language, so its tag may be too.
    const [one, other] = await Promise.all(
      [italian, {}].map((headers) => customer.fetch("/api/webapp/v1/grouped-licenses/", { headers })),
    );
    expect(one?.headers.get("ETag")).toBe(other?.headers.get("ETag"));
    expect(await one?.text()).toBe(await other?.text());
  });

  it("refuses a session to end as django-allauth does, in the language of the caller", async () => {
    const response = await customer.send(
      "DELETE",
      "/auth/api/browser/v1/auth/sessions",
      { sessions: [99_999] },
      italian,
    );
    expect(await response.json()).toMatchObject({
      errors: [{ message: "Fai una scelta valida. 99999 non è tra quelle disponibili.", param: "sessions" }],
    });
  });

  it("says what is wrong with a sign-in and a form in the language of the page", async () => {
    const browser = portal.browser();
    await browser.fetch("/accounts/login/", { headers: italian });
    const post = (fields: Readonly<Record<string, string>>) =>
      browser.fetch("/accounts/login/", { method: "POST", headers: italian, body: new URLSearchParams(fields) });
    const token = browser.cookies.get("csrftoken") ?? "";
    const wrong = await post({ csrfmiddlewaretoken: token, email: customerEmail, password: "wrong" });
    expect(await wrong.text()).toContain("L&#39;indirizzo email o la password non sono corretti.");
    expect(await (await post({ email: customerEmail, password: "wrong" })).text()).toContain(
      "Questo modulo non era più valido. Accedi di nuovo.",
    );
    const body = new URLSearchParams({
      csrfmiddlewaretoken: customer.cookies.get("csrftoken") ?? "",
      current: "gatehouse-demo",
      password: "corta",
      repeated: "corta",
    });
    const changed = await customer.fetch("/accounts/password/change/", { method: "POST", headers: italian, body });
    expect(await changed.text()).toContain("La password è troppo corta. Deve contenere almeno 12 caratteri.");
  });
});
