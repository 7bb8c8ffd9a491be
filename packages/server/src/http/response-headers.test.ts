import { productPath } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import type { Browser } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { imageBytes } from "../testing/images";
import { change, picture } from "../testing/profile-form";
import { declaredEndpoints, parameterCases } from "../testing/server-cases";
import { testPortal } from "../testing/test-portal";

const session = "/auth/api/browser/v1/auth/session";
const inert = "default-src 'none'; frame-ancestors 'none'";
const page = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy":
    /^default-src 'self'; script-src 'nonce-\w{22}'; style-src 'nonce-\w{22}'; .*frame-ancestors 'self'; .*object-src 'none'/,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": /^accelerometer=\(\), camera=\(\), .*usb=\(\)$/,
};
const data = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": inert,
};

/** The headers that each kind of response must have. */
const required: Readonly<Record<string, Readonly<Record<string, string | RegExp>>>> = {
  page,
  "page with a secret address": { ...page, "Referrer-Policy": "strict-origin" },
  read: { ...data, "Cache-Control": "private, no-cache", Vary: /Cookie/ },
  session: data,
  data,
  file: {
    "Cache-Control": "private, no-cache",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": /sandbox$/,
  },
  redirect: {
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
  },
  error: data,
};

function kindSeen(method: string, path: string, { status, headers }: Response): string {
  const type = headers.get("Content-Type") ?? "";
  if (status === 301 || status === 302) return "redirect";
  if (type.startsWith("text/html"))
    return /^\/accounts\/password\/reset\/key\/(?!done\/)/.test(path) && status === 410
      ? "page with a secret address"
      : "page";
  if (status >= 400) return "error";
  if (!type.startsWith("application/json") && status !== 204) return "file";
  if (path.startsWith("/auth/")) return "session";
  return method === "GET" ? "read" : "data";
}

describe.each(anyDatabase)("the headers of every route on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  await change(customer, { avatar: picture(imageBytes("png")) });
  const { profile_picture_url: avatar } = (await customer.getJson("/api/webapp/v1/me/")) as {
    profile_picture_url: string;
  };
  const visitors: readonly (readonly [string, Browser])[] = [
    ["a guest", portal.browser()],
    ["a customer", customer],
    ["an administrator", await portal.signedIn("admin@example.com")],
  ];

  const own: Record<string, string> = {};
  const fill = (path: string) =>
    path
      .replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => own[name] ?? "1")
      .replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? "1");
  for (const [name, { listed: [list, field] = ["", ""], anothers }] of Object.entries(parameterCases)) {
    const response = await customer.fetch(`/api/webapp/v1/${fill(list)}/`);
    const { results = [] } = response.ok ? ((await response.json()) as { results?: Record<string, unknown>[] }) : {};
    own[name] = String(results[0]?.[field] ?? anothers);
  }
  const routes = [
    ...portal.server.app.routes.filter(({ method }) => method !== "ALL"),
    ...declaredEndpoints.map(({ method, path }) => ({ method, path: productPath(portal.server.product, path) })),
    { method: "GET", path: avatar },
    { method: "GET", path: "/nowhere/" },
    { method: "GET", path: "/api/nowhere/" },
    { method: "PUT", path: "/api/webapp/v1/me/" },
    { method: "GET", path: "/management/teams" },
  ].map(({ method, path }) => ({ method, path: fill(path) }));

  const seen = new Set<string>();

  it.each([
    ["over plain HTTP", "http://portal.test", null],
    ["behind TLS", "https://portal.test", "max-age=31536000"],
  ])("are those of the response's kind %s", async (_, origin, transport) => {
    for (const { method, path } of routes)
      for (const [visitor, browser] of visitors) {
        const Cookie = Array.from(browser.cookies, ([name, value]) =>
          origin.startsWith("https") ? `__Host-${name}=${value}` : `${name}=${value}`,
        ).join("; ");
        // Without the token, no request changes anything.
        const response = await browser.fetch(path, { method, origin, headers: Cookie === "" ? {} : { Cookie } });
        const kind = kindSeen(method, path, response);
        seen.add(kind);
        const what = `${method} ${path} for ${visitor}: ${response.status}, a ${kind}`;
        for (const [name, value] of Object.entries(required[kind] ?? {}))
          expect(response.headers.get(name), `${what}, ${name}`).toEqual(
            typeof value === "string" ? value : expect.stringMatching(value),
          );
        expect(response.headers.get("Strict-Transport-Security"), what).toBe(transport);
        expect(response.headers.get("Clear-Site-Data"), what).toBeNull();
        await response.body?.cancel();
      }
    expect([...seen].sort()).toEqual([
      "error",
      "file",
      "page",
      "page with a secret address",
      "read",
      "redirect",
      "session",
    ]);
  });

  it("have the browser forget what it stored once the session is over, and not before", async () => {
    const signOut = async (act: (browser: Browser) => Promise<Response>) => {
      const browser = await portal.signedIn("customer@example.com");
      return (await act(browser)).headers.get("Clear-Site-Data");
    };
    const page = (browser: Browser, csrfmiddlewaretoken: string) =>
      browser.fetch("/accounts/logout/", { method: "POST", body: new URLSearchParams({ csrfmiddlewaretoken }) });
    expect(await signOut((browser) => browser.send("DELETE", session))).toBe('"cache"');
    expect(await signOut((browser) => page(browser, browser.cookies.get("csrftoken") ?? ""))).toBe('"cache"');
    expect(await signOut((browser) => page(browser, "a".repeat(32)))).toBeNull();
    expect(await signOut((browser) => browser.fetch(session))).toBeNull();
  });

  it("have the browser forget it when the sessions page ends its own session, and not another one", async () => {
    const [, browser] = [await portal.signedIn("manager@example.com"), await portal.signedIn("manager@example.com")];
    const { data } = (await browser.getJson(`${session}s`)) as { data: { id: number; is_current: boolean }[] };
    const end = async (isCurrent: boolean) => {
      const ended = data.find(({ is_current: isOwn }) => isOwn === isCurrent)?.id;
      const response = await browser.send("DELETE", `${session}s`, { sessions: [ended] });
      return [response.status, response.headers.get("Clear-Site-Data")];
    };
    expect(await end(false)).toEqual([200, null]);
    expect(await end(true)).toEqual([401, '"cache"']);
  });

  it("are those of a change where something was changed", async () => {
    const response = await customer.send("POST", "/api/webapp/v1/tour/", {});
    const changed = response.ok ? response : await customer.send("PATCH", "/api/webapp/v1/me/", { bio: "New." });
    for (const [name, value] of Object.entries(data)) expect(changed.headers.get(name), name).toBe(value);
  });
});
