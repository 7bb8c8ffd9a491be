import { describe, expect, it } from "vitest";
import { minuteMs } from "../core/clock";
import { defaultLimits } from "../http/limits";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const customer = { email: "customer@example.com", password: "gatehouse-demo" };

describe.each(databases)("guessing passwords on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it("stops after ten tries for one account, from wherever, and goes on when the time is over", async () => {
    const portal = testPortal(db, { limits: defaultLimits });
    const attempt = (at: number, password: string) =>
      portal.browser(`203.0.113.${at}`).submitSignIn({ email: customer.email, password });
    for (let at = 0; at < 10; at++) expect((await attempt(at, "wrong")).status).toBe(400);
    const refused = await attempt(11, "gatehouse-demo");
    expect([refused.status, refused.headers.get("Retry-After"), await refused.text()]).toEqual([
      429,
      "300",
      expect.stringContaining("Too many attempts. Try again in 5 minutes."),
    ]);
    portal.clock.advance(5 * minuteMs);
    expect((await attempt(12, "gatehouse-demo")).status).toBe(302);
  });

  it("stops for an address whichever accounts it tries, and a household of IPv6 is one address", async () => {
    const portal = testPortal(db, {
      limits: { ...defaultLimits, signIn: { ...defaultLimits.signIn, address: { points: 3, windowMs: minuteMs } } },
    });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++)
      statuses.push(
        (await portal.browser(`2001:db8:0:1::${at}`).submitSignIn({ email: `user${at}@example.com`, password: "x" }))
          .status,
      );
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(
      (await portal.browser("2001:db8:0:2::1").submitSignIn({ email: "a@example.com", password: "x" })).status,
    ).toBe(400);
  });

  it("does not count against a correct sign-in", async () => {
    const portal = testPortal(db, { limits: defaultLimits });
    for (let at = 0; at < 12; at++) await portal.browser(`198.51.100.${at}`).signIn("manager@example.com");
  });

  it("counts each of 30 guesses that come at once", async () => {
    const portal = testPortal(db, { limits: defaultLimits });
    const attempts = Array.from({ length: 30 }, (_, at) =>
      portal.browser(`192.0.2.${at}`).submitSignIn({ email: "member@example.com", password: "wrong" }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(20).fill(429)]);
  });

  it("believes the proxy's word on the address only where there is one", async () => {
    const limits = {
      ...defaultLimits,
      signIn: { ...defaultLimits.signIn, address: { points: 1, windowMs: minuteMs } },
    };
    const statuses = async (trustProxy: boolean, address: string) => {
      const portal = testPortal(db, { limits, trustProxy });
      const responses: number[] = [];
      for (const forwarded of ["10.1.1.1", "10.1.1.2"]) {
        const browser = portal.browser(address);
        await browser.fetch("/accounts/login/");
        const body = new URLSearchParams({
          email: `${forwarded}@example.com`,
          password: "x",
          csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "",
        });
        responses.push(
          (
            await browser.fetch("/accounts/login/", {
              method: "POST",
              body,
              headers: { "X-Forwarded-For": `1.2.3.4, ${forwarded}` },
            })
          ).status,
        );
      }
      return responses;
    };
    expect(await statuses(false, "192.0.2.200")).toEqual([400, 429]);
    expect(await statuses(true, "192.0.2.201")).toEqual([400, 400]);
  });
});
