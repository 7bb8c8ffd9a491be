import { createHash } from "node:crypto";
import { endpointId } from "@gatehouse/contract";
import { capabilities } from "@gatehouse/contract/viewer";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { cartOf, purchase } from "../testing/cart-calls";
import { ownAddress } from "../testing/own-address";
import { postgresCopy } from "../testing/postgres";
import { recordQueries, type Statement } from "../testing/record-queries";
import { testPortal } from "../testing/test-portal";

describe("the statements of reads", async () => {
  const { url, close } = await postgresCopy();
  const pool = new Pool({ connectionString: url, max: 1 });
  let sent: Statement[] = [];
  pool.on("connect", (client) => recordQueries(client, (statement) => sent.push(statement)));
  afterAll(async () => {
    await pool.end();
    await close();
  });
  const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };
  const portal = testPortal(drizzle(pool), { groups });
  const browser = await portal.signedIn("customer@example.com");
  const staff = await portal.signedIn("admin@example.com");
  const reads = portal.server.endpoints.filter((call) => call.method === "GET");

  it.each(reads.map((call) => ({ id: endpointId(call), path: call.path })))("$id are prepared", async ({ path }) => {
    const address = await ownAddress(browser, path);
    sent = [];
    const visitor = path.startsWith("/api/webapp-management/") ? staff : browser;
    expect((await visitor.fetch(address)).status).toBe(200);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(({ name }) => name === undefined).map(({ text }) => text)).toEqual([]);
  });

  it("run inside a transaction, and see what it has changed", async () => {
    const cart = cartOf(browser);
    await cart.set(purchase(2));
    sent = [];
    expect((await cart.set(purchase(7)))[0]).toBe(200);
    const texts = sent.map(({ name, text }) => name ?? text);
    expect([texts.indexOf("begin"), texts.indexOf("commit")].map((at) => at >= 0)).toEqual([true, true]);
    expect(texts.slice(texts.indexOf("begin"), texts.indexOf("commit"))).toContain("cart_rows");
    expect((await cart.rows()).find(({ type }) => type === "pur")?.quantity).toBe(7);
  });
});
