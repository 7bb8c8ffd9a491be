import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bytes, time } from "./columns";
import { openPglite } from "./open-pglite";

const parts = pgTable("parts", {
  id: integer("id").primaryKey(),
  name: text("name"),
  content: bytes("content"),
  made: time("made"),
});

describe("rows with bytes", async () => {
  const { db, pglite, close } = await openPglite();
  afterAll(close);
  beforeEach(() =>
    pglite.exec(
      "drop table if exists parts; create table parts (id int primary key, name text, content bytea, made timestamptz)",
    ),
  );

  const binary = { id: parts.id, name: parts.name, content: parts.content };
  const everyByte = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);

  it("are read in binary", async () => {
    const rows = [
      { id: -1, name: "\ufeffé 🙂", content: everyByte },
      { id: 2_147_483_647, name: "", content: new Uint8Array() },
      { id: 3, name: null, content: null },
    ];
    await db.insert(parts).values(rows);
    const sent = vi.spyOn(pglite, "execProtocolRawStream");
    // The second time, the statement is known.
    for (let time = 0; time < 2; time += 1)
      expect(await db.select(binary).from(parts).orderBy(parts.content)).toEqual([rows[1], rows[0], rows[2]]);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(await db.select(binary).from(parts).where(eq(parts.id, 4))).toEqual([]);
    sent.mockRestore();
  });

  it("are read as text with values of other types", async () => {
    const row = { id: 1, name: "a", content: everyByte, made: new Date("2026-01-02T03:04:05.678Z") };
    await db.insert(parts).values(row);
    expect(await db.select().from(parts)).toEqual([row]);
    expect(await db.insert(parts).values({ id: 2, content: everyByte }).returning(binary)).toEqual([
      { id: 2, name: null, content: everyByte },
    ]);
  });

  it("don't keep each other in memory", async () => {
    await db.insert(parts).values([1, 2].map((id) => ({ id, content: everyByte })));
    for (const { content } of await db.select(binary).from(parts))
      expect(content?.buffer.byteLength).toBe(everyByte.length);
  });

  it("fail with PostgreSQL's error, also in a transaction, and can be read again", async () => {
    await db.insert(parts).values({ id: 1, content: everyByte });
    const failing = db.select({ id: sql<number>`1 / (id - 1)`, content: parts.content }).from(parts);
    await expect(failing).rejects.toMatchObject({ cause: { code: "22012" } });
    const inside = db.transaction(async (tx) => {
      await tx.insert(parts).values({ id: 2 });
      await tx.select({ id: sql<number>`1 / (id - 2)`, content: parts.content }).from(parts);
    });
    await expect(inside).rejects.toMatchObject({ cause: { code: "22012" } });
    expect(await db.select(binary).from(parts)).toHaveLength(1);
  });
});
