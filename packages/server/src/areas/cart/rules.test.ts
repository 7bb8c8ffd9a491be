import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../core/clock";
import { cartRows } from "../../db/tables/cart";
import { licenses } from "../../db/tables/licenses";
import { demoLicenseGuid } from "../../demo/licenses";
import { accountId } from "../../testing/account-id";
import { cartOf, kind, purchase, renewal } from "../../testing/cart-calls";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const email = "customer@example.com";

describe.each(databases)("the cart on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn(email);
  const cart = cartOf(customer);
  const ownerId = await accountId(db, email);

  const emptyCart = () => db.delete(cartRows).where(eq(cartRows.ownerId, ownerId));

  it("shows the rows alike as one, with the license of a renewal", async () => {
    expect(await cart.rows()).toEqual([
      {
        rows_ids: [expect.any(Number)],
        count: 1,
        quantity: 1,
        type: "ren",
        ...kind,
        license: {
          guid: demoLicenseGuid("GC-7F20-8830"),
          serial_number: "GC-7F20-8830",
          type: "pro",
          expiration_date: "2026-12-13T23:59:59.000Z",
        },
      },
      {
        rows_ids: [expect.any(Number), expect.any(Number)],
        count: 2,
        quantity: 2,
        type: "pur",
        license: null,
        ...kind,
      },
    ]);
    expect(await cart.count()).toBe(3);
  });

  describe("its rows", () => {
    beforeEach(async () => {
      await emptyCart();
    });

    it("are so many as was said last, not the sum", async () => {
      expect(await cart.set(purchase(3))).toEqual([200, {}]);
      const [before] = await cart.rows();
      expect((await cart.set(purchase(5)))[0]).toBe(200);
      const [after] = await cart.rows();
      expect(after?.rows_ids).toHaveLength(5);
      expect(after?.rows_ids.slice(0, 3)).toEqual(before?.rows_ids);
      expect((await cart.set(purchase(2)))[0]).toBe(200);
      expect((await cart.rows())[0]).toMatchObject({ rows_ids: before?.rows_ids.slice(0, 2), quantity: 2, count: 2 });
      expect(await cart.count()).toBe(2);
    });

    it("of different kinds are separate rows", async () => {
      for (const change of [{}, { duration: 2 }, { license_type: "smart" }, { online_compile: false }])
        await cart.set(purchase(2, change));
      expect((await cart.rows()).map(({ quantity }) => quantity)).toEqual([2, 2, 2, 2]);
      expect(await cart.count()).toBe(8);
    });

    it.each([
      [purchase(0), { quantity: ["Ensure this value is greater than or equal to 1."] }],
      [purchase(101), { quantity: ["Ensure this value is less than or equal to 100."] }],
      [purchase(1.5), { quantity: ["A valid integer is required."] }],
      [purchase(1, { duration: 6 }), { duration: ["Ensure this value is less than or equal to 5."] }],
      [purchase(1, { duration: 0 }), { duration: ["Ensure this value is greater than or equal to 1."] }],
      [
        purchase(1, { license_duration_measurement_unit: "days" }),
        { license_duration_measurement_unit: ['"days" is not a valid choice.'] },
      ],
      [purchase(1, { license_type: "ultra" }), { license_type: ['"ultra" is not a valid choice.'] }],
      [
        purchase(1, { license: demoLicenseGuid("GC-3A88-2051") }),
        { license: ["A purchase can't be for an existing license."] },
      ],
      [{ ...renewal("GC-3A90-4417"), quantity: 2 }, { quantity: ["A license can have only one renewal at a time."] }],
      [{ ...renewal("GC-3A90-4417", { license: null }), quantity: 1 }, { license: ["This field may not be null."] }],
    ])("are not what %j asks for", async (body, refusal) => {
      expect(await cart.set(body)).toEqual([400, refusal]);
      expect(await cart.rows()).toEqual([]);
    });

    it("are changed by their ids as well, if these are all of one group", async () => {
      await cart.set(purchase(3));
      await cart.set(purchase(1, { duration: 2 }));
      const [three, one] = (await cart.rows()).map(({ rows_ids: ids }) => ids);
      expect(await cart.put({ ids: three, quantity: 4 })).toEqual([200, {}]);
      expect((await cart.rows())[0]?.quantity).toBe(4);
      for (const ids of [three, [...(three ?? []), ...(one ?? [])], [2 ** 31 - 1], []])
        expect((await cart.put({ ids, quantity: 1 }))[0], String(ids)).toBe(400);
      expect((await cart.put({ ids: one, quantity: 101 }))[0]).toBe(400);
      expect((await cart.rows()).map(({ quantity }) => quantity)).toEqual([4, 1]);
    });

    it("are taken out all or none", async () => {
      await cart.set(purchase(2));
      await cart.set(purchase(1, { duration: 2 }));
      const [some, others] = (await cart.rows()).map(({ rows_ids: ids }) => ids);
      const missing = [400, { ids: ["Not all of these rows are in the cart."] }];
      expect(await cart.remove([...(some ?? []), 999_999])).toEqual(missing);
      expect(await cart.remove([])).toEqual([400, { ids: ["This list may not be empty."] }]);
      expect(await cart.count()).toBe(3);
      expect(await cart.remove(some ?? [])).toEqual([200, {}]);
      expect(await cart.remove(some ?? [])).toEqual(missing);
      expect((await cart.rows()).map(({ rows_ids: ids }) => ids)).toEqual([others]);
    });

    it("are nobody else's", async () => {
      const other = await portal.signedIn("manager@example.com");
      await cart.set(purchase(2));
      const [row] = await cart.rows();
      expect(await cartOf(other).rows()).toEqual([]);
      expect(await cartOf(other).remove(row?.rows_ids ?? [])).toEqual([
        400,
        { ids: ["Not all of these rows are in the cart."] },
      ]);
      expect((await cartOf(other).set(purchase(7)))[0]).toBe(200);
      expect(await cart.count()).toBe(2);
      await cartOf(other).remove((await cartOf(other).rows())[0]?.rows_ids ?? []);
    });

    it("end in one state for any number of tabs, and a tab that missed a change gets a conflict", async () => {
      await cart.set(purchase(3));
      const [row] = await cart.rows();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, at) => cart.set({ ...purchase(10 + at), rows_ids: row?.rows_ids })),
      );
      const [won, ...others] = responses.filter(([status]) => status === 200);
      expect([won !== undefined, others]).toEqual([true, []]);
      expect(responses.filter(([status]) => status !== 200)).toEqual(
        Array(19).fill([409, { detail: "The cart has changed in the meantime. Check it, then try again." }]),
      );
      expect((await cart.rows())[0]?.quantity).toBe(10 + responses.findIndex(([status]) => status === 200));
      expect((await cart.set({ ...purchase(4, { duration: 3 }), rows_ids: [] }))[0]).toBe(200);
      expect((await cart.set({ ...purchase(4, { duration: 3 }), rows_ids: [] }))[0]).toBe(409);
    });

    it("are so many as one of them said, when many say so and none says what it knew", async () => {
      const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => cart.set(purchase(1 + at))));
      expect(responses.every(([status]) => status === 200)).toBe(true);
      const rows = await cart.rows();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.quantity).toBe(await cart.count());
    });
  });

  describe("a renewal", () => {
    beforeEach(async () => {
      await emptyCart();
    });

    it("goes into the cart once, and the license says so", async () => {
      expect(await cart.renew(renewal("GC-7F20-8830", { duration: 5 }))).toEqual([201, {}]);
      expect(await cart.rows()).toMatchObject([
        { type: "ren", duration: 5, quantity: 1, license: { serial_number: "GC-7F20-8830" } },
      ]);
      expect(await cart.licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: true, renew_pending: false });
      expect(await cart.renew(renewal("GC-7F20-8830"))).toEqual([
        400,
        { license: ["The renewal of this license is already in the cart."] },
      ]);
      await cart.remove((await cart.rows())[0]?.rows_ids ?? []);
      expect(await cart.licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: false });
      expect((await cart.set({ ...renewal("GC-7F20-8830"), quantity: 1 }))[0]).toBe(200);
      expect((await cart.set({ ...renewal("GC-7F20-8830"), quantity: 1 }))[0]).toBe(200);
      expect(await cart.count()).toBe(1);
    });

    it("goes into the cart once, however often it is asked for at once", async () => {
      const statuses = (await Promise.all(Array.from({ length: 30 }, () => cart.renew(renewal("GC-7F20-8830"))))).map(
        ([status]) => status,
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(29);
      expect(await cart.count()).toBe(1);
    });

    it.each([
      ["expired", "GC-3A88-2051", { license_type: "smart" }],
      ["near its end", "GC-3A90-4417", { license_type: "smart", online_compile: false }],
    ])("is for a license that is %s", async (_, serial, change) => {
      expect((await cart.renew(renewal(serial, change)))[0]).toBe(201);
    });

    it.each([
      ["a trial", "GC-TR26-0051", "You can't renew this license now."],
      ["not activated", "GC-7F23-0015", "You can't renew this license now."],
      ["not near its end", "GC-3A91-5520", "You can't renew this license now."],
      ["on order already", "GC-7F20-8655", "The renewal of this license has already been ordered."],
      ["another account's", "GC-7F19-3311", "This license doesn't exist."],
    ])("is not for a license that is %s", async (_, serial, message) => {
      expect(await cart.renew(renewal(serial))).toEqual([400, { license: [message] }]);
      expect(await cart.rows()).toEqual([]);
    });

    it("is not for what is no license, nor for one of another type", async () => {
      for (const license of ["", "1-or-1=1", "00000000-0000-4000-8000-00000000dead"]) {
        expect(await cart.renew({ ...renewal("GC-7F20-8830"), license })).toEqual([
          400,
          { license: ["This license doesn't exist."] },
        ]);
      }
      expect(await cart.renew(renewal("GC-7F20-8830", { license_type: "smart" }))).toEqual([
        400,
        { license_type: ["The license is of another type."] },
      ]);
    });

    it("can be added from 60 days before the end on", async () => {
      const ends = (daysLeft: number) =>
        db
          .update(licenses)
          .set({ expiresAt: addMs(portal.clock.now(), daysLeft * dayMs) })
          .where(eq(licenses.guid, demoLicenseGuid("GC-3A91-5520")));
      const ask = () => cart.renew(renewal("GC-3A91-5520", { license_type: "smart" }));
      await ends(60);
      expect((await ask())[0]).toBe(400);
      await ends(59.999);
      expect((await ask())[0]).toBe(201);
    });
  });
});
