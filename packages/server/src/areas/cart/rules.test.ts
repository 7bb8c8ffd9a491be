import type { CartRow } from "@gatehouse/contract/cart";
import type { License } from "@gatehouse/contract/licenses";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../clock";
import { demoLicenseGuid } from "../../demo/licenses";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { cartRows, licenses, orderRows, orders } from "../licenses";
import { users } from "../viewer";

const api = "/api/webapp/v1";
const email = "customer@example.com";
const kind = { duration: 1, license_duration_measurement_unit: "years", online_compile: true, license_type: "pro" };
const purchase = (quantity: number, change: object = {}) => ({ type: "pur", license: null, ...kind, quantity, ...change });
const renewal = (serial: string, change: object = {}) => ({ type: "ren", license: demoLicenseGuid(serial), ...kind, ...change });

async function told(asked: Promise<Response>): Promise<readonly [number, unknown]> {
  const response = await asked;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}

describe.each(databases)("the cart on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn(email);
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ownerId = owner?.id ?? 0;

  const rowsOf = async (browser: Browser = customer) => ((await browser.getJson(`${api}/grouped-shopping-cart-rows/`)) as { results: CartRow[] }).results;
  const countOf = async (browser: Browser = customer) => ((await browser.getJson(`${api}/shopping-cart-rows-count/`)) as { count: number }).count;
  const set = (body: object, browser: Browser = customer) => told(browser.send("POST", `${api}/grouped-shopping-cart-rows/`, body));
  const put = (body: object) => told(customer.send("PUT", `${api}/grouped-shopping-cart-rows/`, body));
  const renew = (body: object, browser: Browser = customer) => told(browser.send("POST", `${api}/shopping-cart/`, body));
  const remove = (ids: readonly number[], browser: Browser = customer) => told(browser.send("POST", `${api}/remove-multiple-shopping-cart-rows/`, { ids }));
  const submit = (key?: string, browser: Browser = customer) =>
    told(browser.send("POST", `${api}/submit-shopping-cart/`, undefined, key === undefined ? {} : { "Idempotency-Key": key }));
  const ordersOf = () => db.select().from(orders).where(eq(orders.ownerId, ownerId));
  const licenseOf = async (serial: string) => (await customer.getJson(`${api}/licenses/${demoLicenseGuid(serial)}/`)) as License;

  const emptyCart = () => db.delete(cartRows).where(eq(cartRows.ownerId, ownerId));

  it("shows the rows alike as one, with the license of a renewal", async () => {
    expect(await rowsOf()).toEqual([
      {
        rows_ids: [expect.any(Number)], count: 1, quantity: 1, type: "ren", ...kind,
        license: { guid: demoLicenseGuid("GC-7F20-8830"), serial_number: "GC-7F20-8830", type: "pro", expiration_date: "2026-12-13T23:59:59.000Z" },
      },
      { rows_ids: [expect.any(Number), expect.any(Number)], count: 2, quantity: 2, type: "pur", license: null, ...kind },
    ]);
    expect(await countOf()).toBe(3);
  });

  describe("its rows", () => {
    beforeEach(async () => {
      await emptyCart();
    });

    it("are so many as was said last, not the sum", async () => {
      expect(await set(purchase(3))).toEqual([200, {}]);
      const [before] = await rowsOf();
      expect((await set(purchase(5)))[0]).toBe(200);
      const [after] = await rowsOf();
      expect(after?.rows_ids).toHaveLength(5);
      expect(after?.rows_ids.slice(0, 3)).toEqual(before?.rows_ids);
      expect((await set(purchase(2)))[0]).toBe(200);
      expect((await rowsOf())[0]).toMatchObject({ rows_ids: before?.rows_ids.slice(0, 2), quantity: 2, count: 2 });
      expect(await countOf()).toBe(2);
    });

    it("of different kinds stand apart", async () => {
      for (const change of [{}, { duration: 2 }, { license_type: "smart" }, { online_compile: false }]) await set(purchase(2, change));
      expect((await rowsOf()).map(({ quantity }) => quantity)).toEqual([2, 2, 2, 2]);
      expect(await countOf()).toBe(8);
    });

    it.each([
      [purchase(0), { quantity: ["Ensure this value is greater than or equal to 1."] }],
      [purchase(101), { quantity: ["Ensure this value is less than or equal to 100."] }],
      [purchase(1.5), { quantity: ["A valid integer is required."] }],
      [purchase(1, { duration: 6 }), { duration: ["Ensure this value is less than or equal to 5."] }],
      [purchase(1, { duration: 0 }), { duration: ["Ensure this value is greater than or equal to 1."] }],
      [purchase(1, { license_duration_measurement_unit: "days" }), { license_duration_measurement_unit: ['"days" is not a valid choice.'] }],
      [purchase(1, { license_type: "ultra" }), { license_type: ['"ultra" is not a valid choice.'] }],
      [purchase(1, { license: demoLicenseGuid("GC-3A88-2051") }), { license: ["A purchase is not for a license that is there."] }],
      [{ ...renewal("GC-3A90-4417"), quantity: 2 }, { quantity: ["A license is renewed once at a time."] }],
      [{ ...renewal("GC-3A90-4417", { license: null }), quantity: 1 }, { license: ["This field may not be null."] }],
    ])("are not what %j asks for", async (body, refusal) => {
      expect(await set(body)).toEqual([400, refusal]);
      expect(await rowsOf()).toEqual([]);
    });

    it("are changed by their ids as well, if these are all of one group", async () => {
      await set(purchase(3));
      await set(purchase(1, { duration: 2 }));
      const [three, one] = (await rowsOf()).map(({ rows_ids: ids }) => ids);
      expect(await put({ ids: three, quantity: 4 })).toEqual([200, {}]);
      expect((await rowsOf())[0]?.quantity).toBe(4);
      for (const ids of [three, [...(three ?? []), ...(one ?? [])], [2 ** 31 - 1], []]) expect((await put({ ids, quantity: 1 }))[0], String(ids)).toBe(400);
      expect((await put({ ids: one, quantity: 101 }))[0]).toBe(400);
      expect((await rowsOf()).map(({ quantity }) => quantity)).toEqual([4, 1]);
    });

    it("are taken out all or none", async () => {
      await set(purchase(2));
      await set(purchase(1, { duration: 2 }));
      const [some, others] = (await rowsOf()).map(({ rows_ids: ids }) => ids);
      const missing = [400, { ids: ["Not all of these rows are in the cart."] }];
      expect(await remove([...(some ?? []), 999_999])).toEqual(missing);
      expect(await remove([])).toEqual([400, { ids: ["This list may not be empty."] }]);
      expect(await countOf()).toBe(3);
      expect(await remove(some ?? [])).toEqual([200, {}]);
      expect(await remove(some ?? [])).toEqual(missing);
      expect((await rowsOf()).map(({ rows_ids: ids }) => ids)).toEqual([others]);
    });

    it("are nobody else's", async () => {
      const other = await portal.signedIn("manager@example.com");
      await set(purchase(2));
      const [row] = await rowsOf();
      expect(await rowsOf(other)).toEqual([]);
      expect(await remove(row?.rows_ids ?? [], other)).toEqual([400, { ids: ["Not all of these rows are in the cart."] }]);
      expect((await set(purchase(7), other))[0]).toBe(200);
      expect(await countOf()).toBe(2);
      await remove((await rowsOf(other))[0]?.rows_ids ?? [], other);
    });

    it("end in one state however many tabs change them at once, and who did not know of the change is told", async () => {
      await set(purchase(3));
      const [row] = await rowsOf();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => set({ ...purchase(10 + at), rows_ids: row?.rows_ids })));
      const [won, ...others] = answers.filter(([status]) => status === 200);
      expect([won !== undefined, others]).toEqual([true, []]);
      expect(answers.filter(([status]) => status !== 200)).toEqual(Array(19).fill([409, { detail: "The cart has changed in the meantime." }]));
      expect((await rowsOf())[0]?.quantity).toBe(10 + answers.findIndex(([status]) => status === 200));
      expect((await set({ ...purchase(4, { duration: 3 }), rows_ids: [] }))[0]).toBe(200);
      expect((await set({ ...purchase(4, { duration: 3 }), rows_ids: [] }))[0]).toBe(409);
    });

    it("are so many as one of them said, when many say so and none says what it knew", async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => set(purchase(1 + at))));
      expect(answers.every(([status]) => status === 200)).toBe(true);
      const rows = await rowsOf();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.quantity).toBe(await countOf());
    });
  });

  describe("a renewal", () => {
    beforeEach(async () => {
      await emptyCart();
    });

    it("goes into the cart once, and the license says so", async () => {
      expect(await renew(renewal("GC-7F20-8830", { duration: 5 }))).toEqual([201, {}]);
      expect(await rowsOf()).toMatchObject([{ type: "ren", duration: 5, quantity: 1, license: { serial_number: "GC-7F20-8830" } }]);
      expect(await licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: true, renew_pending: false });
      expect(await renew(renewal("GC-7F20-8830"))).toEqual([400, { license: ["The renewal of this license is already in the cart."] }]);
      await remove((await rowsOf())[0]?.rows_ids ?? []);
      expect(await licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: false });
      expect((await set({ ...renewal("GC-7F20-8830"), quantity: 1 }))[0]).toBe(200);
      expect((await set({ ...renewal("GC-7F20-8830"), quantity: 1 }))[0]).toBe(200);
      expect(await countOf()).toBe(1);
    });

    it("goes into the cart once, however often it is asked for at once", async () => {
      const statuses = (await Promise.all(Array.from({ length: 30 }, () => renew(renewal("GC-7F20-8830"))))).map(([status]) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(29);
      expect(await countOf()).toBe(1);
    });

    it.each([
      ["expired", "GC-3A88-2051", { license_type: "smart" }],
      ["near its end", "GC-3A90-4417", { license_type: "smart", online_compile: false }],
    ])("is for a license that is %s", async (_, serial, change) => {
      expect((await renew(renewal(serial, change)))[0]).toBe(201);
    });

    it.each([
      ["a trial", "GC-TR26-0051", "This license cannot be renewed now."],
      ["not activated", "GC-7F23-0015", "This license cannot be renewed now."],
      ["not near its end", "GC-3A91-5520", "This license cannot be renewed now."],
      ["on order already", "GC-7F20-8655", "The renewal of this license is already ordered."],
      ["another account's", "GC-7F19-3311", "This license does not exist."],
    ])("is not for a license that is %s", async (_, serial, message) => {
      expect(await renew(renewal(serial))).toEqual([400, { license: [message] }]);
      expect(await rowsOf()).toEqual([]);
    });

    it("is not for what is no license, nor for one of another type", async () => {
      for (const license of ["", "1-or-1=1", "00000000-0000-4000-8000-00000000dead"]) {
        expect(await renew({ ...renewal("GC-7F20-8830"), license })).toEqual([400, { license: ["This license does not exist."] }]);
      }
      expect(await renew(renewal("GC-7F20-8830", { license_type: "smart" }))).toEqual([400, { license_type: ["The license is of another type."] }]);
    });

    it("is to be had from 60 days before the end on", async () => {
      const ends = (daysLeft: number) =>
        db.update(licenses).set({ expiresAt: addMs(portal.clock.now(), daysLeft * dayMs) }).where(eq(licenses.guid, demoLicenseGuid("GC-3A91-5520")));
      const ask = () => renew(renewal("GC-3A91-5520", { license_type: "smart" }));
      await ends(60);
      expect((await ask())[0]).toBe(400);
      await ends(59.999);
      expect((await ask())[0]).toBe(201);
    });
  });

  describe("its submission", () => {
    beforeEach(async () => {
      await emptyCart();
      await db.delete(orders).where(eq(orders.ownerId, ownerId));
    });

    const fill = async () => {
      await set(purchase(3));
      await renew(renewal("GC-7F20-8830", { duration: 2 }));
    };

    it("makes one order of all rows, which waits for a quote, and empties the cart", async () => {
      await fill();
      const [status, answer] = await submit();
      expect([status, answer]).toEqual([201, { guid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
      expect(await countOf()).toBe(0);
      const [order, ...others] = await ordersOf();
      expect(others).toEqual([]);
      expect(order).toMatchObject({ guid: (answer as { guid: string }).guid, status: "wq", number: expect.any(Number), createdAt: portal.clock.now() });
      expect(await db.select().from(orderRows).where(eq(orderRows.orderGuid, order?.guid ?? ""))).toMatchObject([
        { isRenewal: false, licenseType: "pro", years: 1, quantity: 3, licenseSerialNumber: null },
        { isRenewal: true, licenseType: "pro", years: 2, quantity: 1, licenseSerialNumber: "GC-7F20-8830" },
      ]);
      expect(await licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: false, renew_pending: true });
      expect(await renew(renewal("GC-7F20-8830"))).toEqual([400, { license: ["The renewal of this license is already ordered."] }]);
    });

    it("of an empty cart is refused", async () => {
      expect(await submit()).toEqual([400, { detail: "The cart is empty." }]);
      expect(await submit("first")).toEqual([400, { detail: "The cart is empty." }]);
      expect(await ordersOf()).toEqual([]);
    });

    it.each([["with a key each", (at: number) => `key-${at}`], ["without keys", () => undefined]])("fifty times at once %s makes one order", async (_, keyOf) => {
      await fill();
      const answers = await Promise.all(Array.from({ length: 50 }, (_none, at) => submit(keyOf(at))));
      expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
      expect(answers.filter(([status]) => status === 400)).toHaveLength(49);
      expect(await ordersOf()).toHaveLength(1);
    });

    it("fifty times at once with one key makes one order, and answers it each time", async () => {
      await fill();
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit("the-key")));
      const [order] = await ordersOf();
      expect(answers).toEqual(Array(50).fill([201, { guid: order?.guid }]));
      expect(await ordersOf()).toHaveLength(1);
    });

    it("sent again after its answer was lost answers the order that it made, and leaves what came into the cart since", async () => {
      await fill();
      const [, lost] = await submit("lost-answer");
      await set(purchase(2));
      expect(await submit("lost-answer")).toEqual([201, lost]);
      expect(await countOf()).toBe(2);
      const [status, second] = await submit("another");
      expect([status, second]).not.toEqual([201, lost]);
      expect(await ordersOf()).toHaveLength(2);
    });

    it("knows another account's key for another", async () => {
      const other = await portal.signedIn("empty@example.com");
      await fill();
      await set(purchase(1), other);
      const [, first] = await submit("shared");
      const [status, second] = await submit("shared", other);
      expect(status).toBe(201);
      expect(second).not.toEqual(first);
    });

    it.each(["", "with space", "x".repeat(101), "caf\u00e9"])("with the key %j is refused", async (key) => {
      await fill();
      expect(await submit(key)).toEqual([400, { detail: "An Idempotency-Key is of 1 to 100 printable characters without spaces." }]);
      expect(await countOf()).toBe(4);
    });

    it("and changes at the same time lose nothing: each row is in the order or in the cart", async () => {
      await fill();
      const changes = Array.from({ length: 10 }, (_, at) => set(purchase(1 + at, { duration: 2 + (at % 3) })));
      await Promise.all([...changes, submit("racing")]);
      const [order] = await ordersOf();
      const ordered = await db.select().from(orderRows).where(eq(orderRows.orderGuid, order?.guid ?? ""));
      const inCart = await rowsOf();
      expect(ordered.length).toBeGreaterThanOrEqual(2);
      expect(inCart.reduce((sum, row) => sum + row.quantity, 0)).toBe(await countOf());
      expect(new Set([...ordered.map((row) => row.years), ...inCart.map((row) => row.duration)])).toEqual(new Set([1, 2, 3, 4]));
    });
  });
});
