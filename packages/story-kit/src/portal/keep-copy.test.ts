import { openPglite } from "@gatehouse/server";
import { describe, expect, it } from "vitest";
import { keepCopy } from "./keep-copy";

describe("a story's database", async () => {
  const { pglite } = await openPglite();
  await pglite.exec(`
    create table teams (id int primary key, name text);
    create table members (
      id int primary key generated always as identity,
      team int references teams on delete cascade,
      name text
    );
    create table "order" (id int);
    insert into teams select at, 'Team ' || at from generate_series(1, 500) as at;
    insert into members (team, name) select at, 'Member ' || at from generate_series(1, 500) as at;
    insert into "order" values (1);
  `);
  const stored = async () =>
    Promise.all(["teams", "members", '"order"'].map(async (name) => (await pglite.query(`table ${name}`)).rows));
  const writtenBy = async (name: string) =>
    (await pglite.query<{ by: string }>(`select distinct xmin::text as by from ${name}`)).rows;
  const before = await stored();
  const restore = await keepCopy(pglite);

  it.each([
    "insert into teams values (501, 'New')",
    "update teams set name = 'Changed' where id % 7 = 0",
    "delete from members where id = 40",
    // The number of rows doesn't change.
    "delete from teams where id = 3; insert into teams values (501, 'New')",
    "delete from teams where id > 2",
    'delete from members; delete from teams; delete from "order"',
    "truncate teams cascade",
    "begin; savepoint a; update teams set name = 'Kept'; release a; savepoint b; delete from teams; rollback to b; commit",
  ])("has the rows of before, in the same order, after: %s", async (write) => {
    // Twice, since the second time starts from rows that were put back.
    for (let time = 0; time < 2; time += 1) {
      await pglite.exec(write);
      expect(await stored()).not.toEqual(before);
      await restore();
      expect(await stored()).toEqual(before);
    }
  });

  it("numbers its next row as it would have before", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { rows } = await pglite.query("insert into members (name) values ('Next') returning id");
      expect(rows).toEqual([{ id: 501 }]);
      await restore();
    }
  });

  it("takes no more room after many stories", async () => {
    const room = async () => (await pglite.query("select pg_relation_size('teams') as bytes")).rows;
    const atFirst = await room();
    for (let time = 0; time < 4; time += 1) {
      await pglite.exec("update teams set name = 'Changed'");
      await restore();
    }
    expect(await room()).toEqual(atFirst);
  });

  it("keeps the tables that nobody wrote to, also where they refer to one that is put back", async () => {
    const members = await writtenBy("members");
    const teams = await writtenBy("teams");
    await pglite.exec("update teams set name = 'Changed' where id = 1");
    await restore();
    expect(await writtenBy("members")).toEqual(members);
    expect(await writtenBy("teams")).not.toEqual(teams);
    expect(await stored()).toEqual(before);
  });
});
