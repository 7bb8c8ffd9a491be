import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cartRows } from "../../db/tables/cart";
import { orderRows, orders } from "../../db/tables/orders";
import { accountId } from "../../testing/account-id";
import { cartOf, purchase, renewal } from "../../testing/cart-calls";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";

const email = "customer@example.com";

describe.each(databases)("the submission of a cart on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn(email);
  const cart = cartOf(customer);
  const ownerId = await accountId(db, email);

  const ordersOf = () => db.select().from(orders).where(eq(orders.ownerId, ownerId));

  beforeEach(async () => {
    await db.delete(cartRows).where(eq(cartRows.ownerId, ownerId));
    await db.delete(orders).where(eq(orders.ownerId, ownerId));
  });

  const fill = async () => {
    await cart.set(purchase(3));
    await cart.renew(renewal("GC-7F20-8830", { duration: 2 }));
  };

  it("makes one order of all rows, which waits for a quote, and empties the cart", async () => {
    await fill();
    const [status, response] = await cart.submit();
    expect([status, response]).toEqual([201, { guid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(await cart.count()).toBe(0);
    const [order, ...others] = await ordersOf();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      guid: (response as { guid: string }).guid,
      status: "wq",
      number: expect.any(Number),
      createdAt: portal.clock.now(),
    });
    expect(
      await db
        .select()
        .from(orderRows)
        .where(eq(orderRows.orderGuid, order?.guid ?? "")),
    ).toMatchObject([
      { isRenewal: false, licenseType: "pro", years: 1, quantity: 3, licenseSerialNumber: null },
      { isRenewal: true, licenseType: "pro", years: 2, quantity: 1, licenseSerialNumber: "GC-7F20-8830" },
    ]);
    expect(await cart.licenseOf("GC-7F20-8830")).toMatchObject({ renew_in_cart: false, renew_pending: true });
    expect(await cart.renew(renewal("GC-7F20-8830"))).toEqual([
      400,
      { license: ["The renewal of this license has already been ordered."] },
    ]);
  });

  it("of an empty cart is refused", async () => {
    expect(await cart.submit()).toEqual([400, { detail: "The cart is empty." }]);
    expect(await cart.submit("first")).toEqual([400, { detail: "The cart is empty." }]);
    expect(await ordersOf()).toEqual([]);
  });

  it.each([
    ["with a key each", (at: number) => `key-${at}`],
    ["without keys", () => undefined],
  ])("fifty times at once %s makes one order", async (_, keyOf) => {
    await fill();
    const responses = await Promise.all(Array.from({ length: 50 }, (_none, at) => cart.submit(keyOf(at))));
    expect(responses.filter(([status]) => status === 201)).toHaveLength(1);
    expect(responses.filter(([status]) => status === 400)).toHaveLength(49);
    expect(await ordersOf()).toHaveLength(1);
  });

  it("fifty times at once with one key makes one order, and returns it each time", async () => {
    await fill();
    const responses = await Promise.all(Array.from({ length: 50 }, () => cart.submit("the-key")));
    const [order] = await ordersOf();
    expect(responses).toEqual(Array(50).fill([201, { guid: order?.guid }]));
    expect(await ordersOf()).toHaveLength(1);
  });

  it("sent again after its response was lost returns the order that it made, and leaves what came into the cart since", async () => {
    await fill();
    const [, lost] = await cart.submit("lost-response");
    await cart.set(purchase(2));
    expect(await cart.submit("lost-response")).toEqual([201, lost]);
    expect(await cart.count()).toBe(2);
    const [status, second] = await cart.submit("another");
    expect([status, second]).not.toEqual([201, lost]);
    expect(await ordersOf()).toHaveLength(2);
  });

  it("knows another account's key for another", async () => {
    const other = await portal.signedIn("empty@example.com");
    await fill();
    await cartOf(other).set(purchase(1));
    const [, first] = await cart.submit("shared");
    const [status, second] = await cartOf(other).submit("shared");
    expect(status).toBe(201);
    expect(second).not.toEqual(first);
  });

  it.each(["", "with space", "x".repeat(101), "caf\u00e9"])("with the key %j is refused", async (key) => {
    await fill();
    expect(await cart.submit(key)).toEqual([
      400,
      { detail: "An Idempotency-Key has 1 to 100 printable characters and no spaces." },
    ]);
    expect(await cart.count()).toBe(4);
  });

  it("and changes at the same time lose nothing: each row is in the order or in the cart", async () => {
    await fill();
    const changes = Array.from({ length: 10 }, (_, at) => cart.set(purchase(1 + at, { duration: 2 + (at % 3) })));
    await Promise.all([...changes, cart.submit("racing")]);
    const [order] = await ordersOf();
    const ordered = await db
      .select()
      .from(orderRows)
      .where(eq(orderRows.orderGuid, order?.guid ?? ""));
    const inCart = await cart.rows();
    expect(ordered.length).toBeGreaterThanOrEqual(2);
    expect(inCart.reduce((sum, row) => sum + row.quantity, 0)).toBe(await cart.count());
    expect(new Set([...ordered.map((row) => row.years), ...inCart.map((row) => row.duration)])).toEqual(
      new Set([1, 2, 3, 4]),
    );
  });
});
