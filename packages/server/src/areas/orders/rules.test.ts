import type { License, LicenseEvent } from "@gatehouse/contract/licenses";
import type { Order, OrderRow } from "@gatehouse/contract/orders";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs } from "../../core/clock";
import { licenses } from "../../db/tables/licenses";
import { orders } from "../../db/tables/orders";
import { demoLicenseGuid } from "../../demo/licenses";
import { demoOrderGuid } from "../../demo/orders";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { listAllOrders, setOrderStatus } from "./delivery";

const api = "/api/webapp/v1";

describe.each(databases)("orders on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const office = { db, clock: portal.clock };
  const order = async (guid: string, browser = customer) => (await browser.getJson(`${api}/orders/${guid}/`)) as Order;
  const license = async (serial: string) =>
    (await customer.getJson(`${api}/licenses/${demoLicenseGuid(serial)}/`)) as License;
  const history = (guid: string) => customer.getList<LicenseEvent>(`${api}/licenses/${guid}/history/`);

  it("are listed newest first, with a number and a status each, also one that this version does not know", async () => {
    const found = await customer.getList<Order & Record<string, unknown>>(`${api}/orders/`);
    expect(found).toHaveLength(12);
    expect(found.slice(0, 3).map(({ status }) => status)).toEqual(["cr", "wq", "wp"]);
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(["cr", "wq", "wp", "de", "ca", "rf"]));
    expect(found.map((one) => one["my_compiler_order_id"])).toEqual(
      [1013, 1012, 1011, 1010, 1009, 1008, 1007, 1006, 1004, 1003, 1002, 1001].map(String),
    );
    const times = found.map((one) => one.created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("are paged and sorted as the query asks, and whole without one", async () => {
    type Orders = { count: number; next: string | null; results: (Order & Record<string, unknown>)[] };
    const read = async (query: string) => (await customer.getJson(`${api}/orders/${query}`)) as Orders;
    const numbers = ({ results }: Orders) => results.map((one) => one["my_compiler_order_id"]);
    const whole = await read("");
    const first = await read("?page=1&page_size=10");
    const second = await read(`${first.next}`);
    expect([first.count, second.count, second.next]).toEqual([12, 12, null]);
    expect([...numbers(first), ...numbers(second)]).toEqual(numbers(whole));
    expect(numbers(await read("?page=1&page_size=10&order_by=created_at"))).toEqual(
      numbers(whole).reverse().slice(0, 10),
    );
    const byStatus = (await read("?order_by=-status")).results.map(({ status }) => status);
    expect(byStatus).toEqual([...byStatus].sort().reverse());
    expect(numbers(await read("?order_by=shoe_size"))).toEqual(numbers(whole));
    const past = await customer.fetch(`${api}/orders/?page=3&page_size=10`);
    expect([past.status, await past.json()]).toEqual([404, { detail: "Invalid page." }]);
  });

  it("can be opened one by one, with their rows, and only by the customer", async () => {
    const guid = demoOrderGuid("wq");
    expect(await order(guid)).toMatchObject({ guid, status: "wq" });
    expect(await customer.getList<OrderRow>(`${api}/orders/${guid}/rows/`)).toEqual([
      {
        type: "renew",
        license_type: "pro",
        license_serial_number: "GC-7F20-8655",
        duration: 1,
        license_duration_measurement_unit: "years",
        online_compile: true,
        qty: 1,
      },
      {
        type: "renew",
        license_type: "pro",
        license_serial_number: "GC-7F20-8656",
        duration: 5,
        license_duration_measurement_unit: "years",
        online_compile: true,
        qty: 1,
      },
      {
        type: "pur",
        license_type: "pro",
        license_serial_number: null,
        duration: 2,
        license_duration_measurement_unit: "years",
        online_compile: true,
        qty: 3,
      },
    ]);
    const other = await portal.signedIn("manager@example.com");
    for (const path of [`orders/${guid}/`, `orders/${guid}/rows/`])
      expect((await other.fetch(`${api}/${path}`)).status).toBe(404);
    expect(await other.getList(`${api}/orders/`)).toHaveLength(1);
  });

  it("that are delivered renew their licenses from their end on, make the bought ones, and end what was pending", async () => {
    const guid = demoOrderGuid("wq");
    const [before, owned] = [await license("GC-7F20-8655"), await customer.getList<License>(`${api}/licenses/`)];
    expect(before).toMatchObject({ renew_pending: true, expires_in: 12 });
    expect(await setOrderStatus(office, { number: 1012 }, "wp")).toBe("changed");
    expect(await order(guid)).toMatchObject({ status: "wp" });
    expect(await license("GC-7F20-8655")).toMatchObject({ renew_pending: true });
    expect(await setOrderStatus(office, { guid }, "de")).toBe("changed");
    expect(await order(guid)).toMatchObject({ status: "de" });

    const year = (time: string | null | undefined, years: number) =>
      time?.replace(/^\d{4}/, (from) => String(Number(from) + years));
    expect(await license("GC-7F20-8655")).toMatchObject({
      renew_pending: false,
      expiration_date: year(before.expiration_date, 1),
      progress: 100,
      is_expired: false,
    });
    expect(await license("GC-7F20-8656")).toMatchObject({
      renew_pending: false,
      expiration_date: year(before.expiration_date, 5),
    });
    expect((await history(before.guid))[0]).toMatchObject({
      type: "renew",
      duration: 1,
      duration_measurement_unit: "years",
      online_compile: true,
      created_at: portal.clock.now().toISOString(),
    });

    const known = new Set(owned.map((one) => one.guid));
    const made = (await customer.getList<License>(`${api}/licenses/`)).filter((one) => !known.has(one.guid));
    expect(made).toHaveLength(3);
    for (const one of made) {
      expect(one).toMatchObject({
        type: "pro",
        is_trial: false,
        activated: true,
        remote_services: true,
        expiration_date: year(portal.clock.now().toISOString(), 2),
      });
      expect(await history(one.guid)).toMatchObject([
        { type: "activation", duration: 2, duration_measurement_unit: "years", to_user_email: "customer@example.com" },
      ]);
    }
    expect(made.map((one) => one.enabled_user_name).filter(Boolean)).toEqual(["customer@example.com"]);
  });

  it("are delivered once, and what is closed stays closed", async () => {
    const guid = demoOrderGuid("wp");
    const before = (await customer.getList<License>(`${api}/licenses/`)).length;
    const responses = await Promise.all(Array.from({ length: 10 }, () => setOrderStatus(office, { guid }, "de")));
    expect(responses.filter((response) => response === "changed")).toHaveLength(1);
    expect(responses.filter((response) => response === "unchanged")).toHaveLength(9);
    expect((await customer.getList<License>(`${api}/licenses/`)).length).toBe(before + 3);
    expect(await setOrderStatus(office, { guid }, "ca")).toBe("closed");
    expect(await setOrderStatus(office, { guid: demoOrderGuid("ca") }, "wq")).toBe("closed");
    expect(await setOrderStatus(office, { guid: "00000000-0000-4000-8000-00000000dead" }, "de")).toBe("unknown-order");
    expect(await setOrderStatus(office, { number: 999_999_999 }, "de")).toBe("unknown-order");
  });

  it("that are cancelled leave their licenses as they are, and free to be renewed", async () => {
    const serial = "GC-3A90-4417";
    const body = {
      type: "ren",
      license: demoLicenseGuid(serial),
      duration: 1,
      license_duration_measurement_unit: "years",
      online_compile: false,
      license_type: "smart",
    };
    expect((await customer.send("POST", `${api}/shopping-cart/`, body)).status).toBe(201);
    const { guid } = (await (await customer.send("POST", `${api}/submit-shopping-cart/`)).json()) as { guid: string };
    const before = await license(serial);
    expect(before.renew_pending).toBe(true);
    expect(await setOrderStatus(office, { guid }, "ca")).toBe("changed");
    expect(await license(serial)).toEqual({ ...before, renew_pending: false });
    expect((await customer.send("POST", `${api}/shopping-cart/`, body)).status).toBe(201);
  });

  it("renew an expired license from the day of delivery, and skip a deleted one", async () => {
    const [expired, gone] = ["GC-3A88-2051", "GC-7F20-8830"];
    const renew = (serial: string, type: string) =>
      customer.send("POST", `${api}/shopping-cart/`, {
        type: "ren",
        license: demoLicenseGuid(serial),
        duration: 2,
        license_duration_measurement_unit: "years",
        online_compile: false,
        license_type: type,
      });
    await renew(expired, "smart");
    await renew(gone, "pro");
    const { guid } = (await (await customer.send("POST", `${api}/submit-shopping-cart/`)).json()) as { guid: string };
    await db.delete(licenses).where(eq(licenses.guid, demoLicenseGuid(gone)));
    portal.clock.advance(dayMs);
    expect(await setOrderStatus(office, { guid }, "de")).toBe("changed");
    const until = new Date(portal.clock.now());
    until.setUTCFullYear(until.getUTCFullYear() + 2);
    expect(
      await db
        .select({ at: licenses.expiresAt })
        .from(licenses)
        .where(eq(licenses.guid, demoLicenseGuid(expired))),
    ).toEqual([{ at: until }]);
    const again = await portal.signedIn("customer@example.com");
    expect(
      (await again.getList<OrderRow>(`${api}/orders/${guid}/rows/`)).map((row) => row.license_serial_number),
    ).toContain(gone);
  });

  it("are all listed for the back office, with their customers", async () => {
    const rows = await listAllOrders(office);
    expect(rows.length).toBeGreaterThanOrEqual(13);
    expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(["customer@example.com", "manager@example.com"]));
    expect((await db.select().from(orders)).length).toBe(rows.length);
  });
});
