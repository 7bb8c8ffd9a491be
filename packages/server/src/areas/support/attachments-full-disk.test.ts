import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { attachmentCalls, formOf, ofSize, ticketCalls } from "../../testing/ticket-calls";

describe.each(databases)("files of tickets on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const { newTicket } = ticketCalls(portal, customer);
  const { add, listed, stored } = attachmentCalls(portal, customer);

  it("for which the disk has no room leave nothing, and are there once it has", async () => {
    const id = await newTicket();
    const before = await stored();
    const form = () => formOf(["small.txt", "x"], ["large.bin", ofSize(280_000)]);
    await db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin if new.position > 0 then raise 'No space left on device' using errcode = '53100'; end if; return new; end $$`);
    await db.execute(
      sql`create trigger full_disk before insert on file_chunks for each row execute function no_room()`,
    );
    try {
      const refused = await add(id, form(), "disk");
      expect([refused.status, refused.headers.has("Retry-After")]).toEqual([503, true]);
      expect(await stored()).toEqual(before);
      expect(await listed(id)).toEqual([]);
    } finally {
      await db.execute(sql`drop trigger full_disk on file_chunks`);
    }
    expect((await add(id, form(), "disk")).status).toBe(201);
    expect((await listed(id)).map(({ size }) => size)).toEqual([1, 280_000]);
  });
});
