import { createHash } from "node:crypto";
import type { Capability } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { demoGuid, demoLicenses } from "../demo/licenses";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const customer = "customer@example.com";
const [admin, manager, release, tester, desk] = ["admin", "portal-manager", "release", "tester", "desk"].map(
  (name) => `${name}@example.com`,
) as [string, string, string, string, string];
const everybody = [customer, admin, manager, release, tester, desk];
const license = demoGuid(
  1,
  demoLicenses.findIndex(({ owner }) => owner === customer),
);

const forLicenses: readonly Capability[] = ["management.system-status", "management.licenses"];
const forManagers: readonly Capability[] = [
  ...forLicenses,
  "management.coupons",
  "management.trial-licenses",
  "management.teams",
  "management.license-owners",
  "management.dongles",
  "management.trusted-domains",
  "management.messages",
  "management.support",
];
const hashOf = (group: string) => createHash("sha256").update(group).digest("hex");
const groups = {
  [hashOf("portal-admins")]: [...forManagers, "management.operations"],
  [hashOf("portal-managers")]: forManagers,
  [hashOf("release-engineers")]: forLicenses,
  [hashOf("license-desk")]: forLicenses,
} satisfies Record<string, readonly Capability[]>;

interface GuardedPage {
  readonly path: string;
  /** The accounts that may see the page. */
  readonly sees: readonly string[];
  /** Whether its form must be refused without the token. */
  readonly hasForm?: true;
  readonly isFormOnly?: true;
  readonly hasScript?: true;
  /** The address to go to after sign-in, if it is not the page itself. */
  readonly home?: string;
}

const four = [admin, manager, release, desk];
const topTwo = [admin, manager];
const pages: readonly GuardedPage[] = [
  ...["/management/", "/management/system-status/", "/management/user-licenses/"].map((path) => ({ path, sees: four })),
  ...[
    "trial-coupons",
    "smart-coupons",
    "pro-coupons",
    "trial-licenses",
    "teams",
    "digital-licenses-owner",
    "dongle",
    "trusted-email-domains",
    "global-messages",
    "tickets",
  ].map((name) => ({
    path: `/management/${name}/`,
    sees: topTwo,
  })),
  { path: "/management/tickets/{id}/", sees: topTwo, hasForm: true, hasScript: true },
  ...["licenses-operations", "dongle-debugger", "runtime-licenses"].map((name) => ({
    path: `/management/${name}/`,
    sees: [admin],
  })),
  ...["/report-generator/", "/tem/", "/admin/", "/admin/audit/", "/user/impersonate/users-list/"].map((path) => ({
    path,
    sees: [admin],
  })),
  {
    path: "/user/impersonate/{id}/",
    sees: [admin],
    hasForm: true,
    isFormOnly: true,
    home: "/user/impersonate/users-list/",
  },
  { path: "/user/impersonate/stop/", sees: everybody, hasForm: true },
  { path: "/accounts/password/change/", sees: everybody, hasForm: true },
  { path: "/accounts/social/connections/", sees: everybody },
  { path: "/licenses/details/{guid}/offline-activation/", sees: [customer] },
];

// Other tests cover these: sign-in and sign-out, new passwords, email, the portal's start, logs (plain text),
// downloads, ticket files, and the audit log.
const rawLog = "/app/projects/{}/commits/{}";
const provedElsewhere = [
  "/",
  "/accounts/login/",
  "/accounts/logout/",
  "/accounts/password/reset/",
  "/accounts/password/reset/done/",
  "/accounts/password/reset/key/done/",
  "/accounts/password/reset/key/{}/",
  "/accounts/email/unsubscribe/{}/",
  `${rawLog}/builds/{}/raw/`,
  `${rawLog}/simulations/{}/raw/`,
  "/download/{}/{}",
  "/management/tickets/{}/attachments/{}/",
  "/admin/audit/export/",
];
const addressOf = (path: string) => path.replace("{id}", "1").replace("{guid}", license);

describe.each(anyDatabase)("the server's own pages on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups });
  const browsers = new Map(
    await Promise.all(everybody.map(async (email) => [email, await portal.signedIn(email)] as const)),
  );
  const as = (email: string) => browsers.get(email) ?? portal.browser();

  it("are all in this suite", () => {
    const served = portal.server.app.routes
      .filter(({ method, path }) => method !== "ALL" && !/^\/(?:api|auth)\//.test(path))
      .map(({ path }) => path.replace(/:(\w+)(\{[^}]*\})?/g, "{}"));
    const known = [...provedElsewhere, ...pages.map(({ path }) => path.replace(/\{\w+\}/g, "{}"))];
    expect([...new Set(served)].sort()).toEqual(known.sort());
  });

  it.each(pages)("$path asks to sign in first, and comes back", async ({ path, isFormOnly, home }) => {
    const address = addressOf(path);
    const responses = [
      await portal.browser().fetch(address, { method: "POST", body: new URLSearchParams() }),
      isFormOnly ? undefined : await portal.browser().fetch(`${address}?page=2`),
    ];
    const [posted, shown] = responses.map((response) => [response?.status, response?.headers.get("Location")]);
    if (!isFormOnly)
      expect(shown).toEqual([302, `/accounts/login/?next=${encodeURIComponent(home ?? `${address}?page=2`)}`]);
    if (isFormOnly) expect(posted).toEqual([302, `/accounts/login/?next=${encodeURIComponent(home ?? address)}`]);
  });

  it.each(pages.filter(({ isFormOnly }) => !isFormOnly))(
    "$path exists for its accounts alone",
    async ({ path, sees }) => {
      for (const email of everybody) {
        const response = await as(email).fetch(addressOf(path));
        const text = await response.text();
        const isShown = response.status === 200 || response.headers.get("Location") === "/app/";
        expect([email, isShown, text.includes("There&#39;s nothing at this address.")]).toEqual([
          email,
          sees.includes(email),
          !sees.includes(email),
        ]);
      }
    },
  );

  it.each(pages.filter(({ hasForm }) => hasForm))(
    "$path takes no form without the token, with a wrong one, or from elsewhere",
    async ({ path, sees }) => {
      const [email = ""] = sees;
      const token = as(email).cookies.get("csrftoken") ?? "";
      const tries: readonly [Record<string, string>, Record<string, string>][] = [
        [{}, {}],
        [{ csrfmiddlewaretoken: "a".repeat(32) }, {}],
        [{ csrfmiddlewaretoken: token }, { Origin: "https://evil.example" }],
      ];
      for (const [fields, headers] of tries) {
        const response = await as(email).fetch(addressOf(path), {
          method: "POST",
          headers,
          body: new URLSearchParams(fields),
        });
        expect([response.status, await response.text()]).toEqual([
          403,
          expect.stringContaining("This form was no longer valid. Nothing was changed."),
        ]);
      }
      const me = (await as(email).getJson("/api/webapp/v1/me/")) as { email: string };
      expect(me.email).toBe(email);
    },
  );

  it.each(pages.filter(({ hasForm }) => !hasForm))(
    "$path takes nothing that is sent to it",
    async ({ path, sees: [email = ""] }) => {
      expect((await as(email).fetch(addressOf(path), { method: "POST", body: new URLSearchParams() })).status).toBe(
        405,
      );
    },
  );

  it.each(pages.filter(({ isFormOnly }) => !isFormOnly))(
    "$path is a page under a policy, without a script that isn't its own, whatever is asked of it",
    async ({ path, sees: [email = ""], hasScript }) => {
      const hostile = encodeURIComponent('"><script>alert(1)</script>\0%_\\');
      for (const query of [
        "",
        `?search=${hostile}&page=${hostile}`,
        "?page=0",
        "?page=999999",
        "?page=-1",
        "?page=1e9",
      ]) {
        const response = await as(email).fetch(addressOf(path) + query);
        if (response.status === 302) continue;
        const text = await response.text();
        expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
        expect(response.headers.get("Content-Security-Policy")).toContain(
          `style-src 'nonce-${/<style nonce="([A-Za-z0-9]{22})">/.exec(text)?.[1] ?? "none"}'`,
        );
        const [, nonce = "none"] =
          /script-src 'nonce-(\w{22})'/.exec(response.headers.get("Content-Security-Policy") ?? "") ?? [];
        const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
        expect(scripts).toEqual(hasScript ? [`<script nonce="${nonce}">`] : []);
        expect(text).not.toMatch(/style="| on\w+=/);
        expect(text).toMatch(/href="\/app\//);
      }
    },
  );

  it("add the slash that an address lacks", async () => {
    const response = await portal.browser().fetch("/management/teams?search=a");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/management/teams/?search=a"]);
  });

  it("show nothing of the back office where no groups are configured", async () => {
    const bare = testPortal(db);
    expect((await (await bare.signedIn(admin)).fetch("/management/")).status).toBe(404);
    expect(portal.logged).toEqual([]);
  });
});
