import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { closeAfterAll, databases } from "../testing/databases";
import { DatabaseTooNewError, migrate, rowsOf } from "./migrate";
import { migrations } from "./migrations";
import { openPglite } from "./open-pglite";

describe("the migrations", () => {
  it("make the very tables that the code works with", () => {
    const script = fileURLToPath(new URL("../../scripts/generate-migrations.cjs", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("run once, when several processes start on an empty database together", async () => {
    const { db } = closeAfterAll(await openPglite());
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(rowsOf(await db.execute(sql`select version, name from gatehouse_migrations order by version`))).toEqual(
      migrations.map(({ name }, at) => ({ version: at + 1, name })),
    );
  });
});

describe.each(databases)("a database on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it("is left as it is by a start on the same version", async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrate(db)));
    expect(rowsOf(await db.execute(sql`select count(*)::int as count from gatehouse_migrations`))).toEqual([
      { count: migrations.length },
    ]);
  });

  it("is not touched when it is newer than the code", async () => {
    await db.execute(
      sql`insert into gatehouse_migrations (version, name) values (${migrations.length + 1}, 'of_tomorrow')`,
    );
    await expect(migrate(db)).rejects.toThrow(DatabaseTooNewError);
    await expect(migrate(db)).rejects.toThrow(
      /^The database has version \d+, but this portal knows versions up to \d+ only\. Start a newer portal\.$/,
    );
  });
});
