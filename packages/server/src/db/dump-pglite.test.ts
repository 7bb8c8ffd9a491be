import { expect, it } from "vitest";
import { dumpPglite } from "./dump-pglite";
import { openPglite } from "./open-pglite";

it("a dump has the rows, but not the log of how they were written", async () => {
  const first = await openPglite();
  await first.pglite.exec("create table numbers as select generate_series(1, 300000) as value");
  const dump = await dumpPglite(first.pglite, "none");
  await first.close();
  const second = await openPglite({ loadDataDir: dump });
  const { rows } = await second.pglite.query("select sum(size)::int as log from pg_ls_waldir()");
  expect(rows).toEqual([{ log: 16 * 1_048_576 }]);
  const { rows: counted } = await second.pglite.query("select count(*)::int as count from numbers");
  expect(counted).toEqual([{ count: 300_000 }]);
  await second.close();
});
