import type { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openPglite } from "./open-pglite";

describe("PGlite's statements", async () => {
  const { db, pglite, close } = await openPglite();
  afterAll(close);
  beforeEach(() => pglite.exec("drop table if exists parts; create table parts (id int primary key, name text)"));

  const rows = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
  const insert = (id: number, name = "a") => sql`insert into parts values (${id}, ${name})`;
  const names = () => rows<{ name: string }>(sql`select name from parts order by id`);
  const prepared = async () =>
    (await pglite.query<{ count: number }>("select count(*)::int as count from pg_prepared_statements")).rows[0]?.count;

  it("are parsed once", async () => {
    const sent = sentTo(pglite);
    for (const id of [1, 2, 3]) await db.execute(insert(id));
    expect(sent().filter((text) => text.includes("insert into parts"))).toHaveLength(1);
    expect(await names()).toHaveLength(3);
  });

  it("give the same rows as the first time", async () => {
    const query = sql`select ${1}::int as n, ${"é"}::text as t, ${null}::text as nothing, now() is not null as b`;
    const [first, second] = [await rows(query), await rows(query)];
    expect(first).toEqual([{ n: 1, t: "é", nothing: null, b: true }]);
    expect(second).toEqual(first);
  });

  it("fail with PostgreSQL's error, and can be used again", async () => {
    await db.execute(insert(1));
    for (let time = 0; time < 2; time += 1)
      await expect(db.execute(insert(1))).rejects.toMatchObject({ cause: { code: "23505", constraint: "parts_pkey" } });
    await expect(db.execute(sql`select missing from parts`)).rejects.toMatchObject({ cause: { code: "42703" } });
    await db.execute(insert(2));
    expect(await names()).toHaveLength(2);
  });

  it("run in transactions, with savepoints that are rolled back", async () => {
    await db.transaction(async (outer) => {
      await outer.execute(insert(1, "outer"));
      const failing = outer.transaction(async (inner) => {
        await inner.execute(insert(2, "inner"));
        await inner.execute(insert(1));
      });
      await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
      await outer.execute(insert(3, "after"));
    });
    expect(await names()).toEqual([{ name: "outer" }, { name: "after" }]);
    const undone = db.transaction(async (tx) => {
      await tx.execute(insert(4));
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(await names()).toHaveLength(2);
  });

  it("wait for a running transaction", async () => {
    const order: string[] = [];
    const inside = db.transaction(async (tx) => {
      await tx.execute(insert(1));
      await tx.execute(insert(2));
      order.push("transaction");
    });
    const outside = names().then((found) => order.push(`${found.length} rows`));
    await Promise.all([inside, outside]);
    expect(order).toEqual(["transaction", "2 rows"]);
  });

  it("of a transaction that ended are refused", async () => {
    let late: (() => Promise<unknown>) | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(insert(1));
      late = () => tx.execute(insert(2)) as Promise<unknown>;
    });
    await expect(late?.()).rejects.toMatchObject({ cause: { message: "This transaction has ended." } });
    expect(await names()).toHaveLength(1);
  });

  it("follow a change of their table", async () => {
    await db.execute(insert(1));
    expect(await names()).toHaveLength(1);
    await pglite.exec("alter table parts add column note text default 'x'; create index on parts (name)");
    await db.execute(sql`insert into parts (id, name) values (${2}, ${"b"})`);
    expect(await names()).toHaveLength(2);
  });

  it("are forgotten when many others came after them, or when they are long", async () => {
    const query = (at: number) => sql.raw(`select ${at} as n`);
    for (let at = 0; at < 450; at += 1) await db.execute(query(at));
    expect(await prepared()).toBe(400);
    expect(await rows(query(0))).toEqual([{ n: 0 }]);
    const long = sql.raw(`select '${"x".repeat(5_000)}' as text`);
    const sent = sentTo(pglite);
    for (let time = 0; time < 2; time += 1) expect(await rows(long)).toEqual([{ text: "x".repeat(5_000) }]);
    expect(sent().filter((text) => text.includes("xxx"))).toHaveLength(2);
    expect(await prepared()).toBe(400);
  });
});

/** The texts of the messages that are sent to PostgreSQL from now on. */
function sentTo(pglite: PGlite): () => readonly string[] {
  const sent = vi.spyOn(pglite, "execProtocolRaw");
  return () => {
    const texts = sent.mock.calls.map(([message]) => new TextDecoder().decode(message));
    sent.mockRestore();
    return texts;
  };
}
