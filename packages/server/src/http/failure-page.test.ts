import { PortalError } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { bindPage } from "./bind-page";

describe.each(anyDatabase)("a failure on one of the server's own pages on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const thrown = { current: undefined as unknown };
  const fail = () => Promise.reject(thrown.current as Error);
  bindPage(portal.server, { path: "/broken/", show: fail, submit: fail });
  const customer = await portal.signedIn("customer@example.com");

  const send = (headers: Readonly<Record<string, string>> = {}, body?: BodyInit) =>
    customer.fetch("/broken/", {
      method: "POST",
      headers,
      body: body ?? new URLSearchParams({ csrfmiddlewaretoken: customer.cookies.get("csrftoken") ?? "" }),
    });

  it("is a page in the portal's look with a way to try again, and never JSON", async () => {
    thrown.current = new Error("password of the database is hunter2");
    const response = await customer.fetch("/broken/?page=2");
    const text = await response.text();
    expect([response.status, response.headers.get("Content-Type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1>Something went wrong</h1>");
    expect(text).toContain('<a class="button" href="/broken/?page=2">Try again</a>');
    expect(text).toContain(`Request ${response.headers.get("X-Request-ID") ?? ""}`);
    expect(text).not.toContain("hunter2");
    expect(portal.logged.splice(0)).toHaveLength(1);
  });

  it.each([
    [new PortalError("throttled", { status: 429 }), 429, "There were too many attempts."],
    [new PortalError("invalid", { status: 400, detail: "No." }), 400, "We couldn&#39;t read the form."],
    ["a string", 500, "Something went wrong on our side."],
  ])("says what became of a form: %s", async (error, status, sentence) => {
    thrown.current = error;
    const response = await send();
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(sentence)]);
    portal.logged.splice(0);
  });

  it("is one also for a form that is too large, of another type, or without its token", async () => {
    const large = new URLSearchParams({ text: "x".repeat(20_000) });
    expect((await send({}, large)).status).toBe(413);
    const typed = await send({ "Content-Type": "text/plain" }, "x");
    expect([typed.status, await typed.text()]).toEqual([415, expect.stringContaining("<h1>Form not read</h1>")]);
    const signOut = await customer.fetch("/accounts/logout/", { method: "POST", body: new URLSearchParams() });
    expect([signOut.status, await signOut.text()]).toEqual([
      403,
      expect.stringContaining('<a class="button" href="/accounts/logout/">Back to the form</a>'),
    ]);
  });

  it.each([
    ["http://portal.test/broken/?page=3", "/broken/?page=3"],
    ["http://evil.example/broken/?page=3", "/broken/"],
    ["http://portal.test//evil.example/", "/app/"],
    ["no address", "/broken/"],
  ])("leads back to the form's own page, and nowhere else: from %s", async (Referer, path) => {
    thrown.current = new PortalError("throttled", { status: 429 });
    expect(await (await send({ Referer })).text()).toContain(`<a class="button" href="${path}">Back to the form</a>`);
  });
});
