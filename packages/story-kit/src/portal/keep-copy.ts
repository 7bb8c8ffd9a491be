import type { openPglite } from "@gatehouse/server";

type Pglite = Awaited<ReturnType<typeof openPglite>>["pglite"];

const listOf = (texts: readonly string[]) => texts.join(", ");

/** Copies every table. @returns a function that restores the tables written since, in the same row order. */
export async function keepCopy(pglite: Pglite): Promise<() => Promise<void>> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.map(({ name }) => name);
  await pglite.exec(`
    create schema copy;
    ${tables.map((name) => `create table copy.${name} as table public.${name};`).join("\n")}
    create table copy.sequences as
      select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, coalesce(last_value, start_value) as value,
        last_value is not null as is_called from pg_sequences where schemaname = 'public';
  `);
  // Every transaction that writes takes a number, and each row has the one that wrote it.
  const nextWrite = async () => {
    const { rows: next } = await pglite.query<{ at: string }>(
      "select pg_snapshot_xmax(pg_current_snapshot())::text as at",
    );
    return next[0]?.at ?? "0";
  };
  let restoredAt = await nextWrite();
  const isWritten = (name: string) =>
    `exists (select from public.${name} where xmin::text::bigint >= ${restoredAt}) or
      (select count(*) from public.${name}) <> (select count(*) from copy.${name})`;
  return async () => {
    if ((await nextWrite()) === restoredAt) return;
    const { rows: written } = await pglite.query<{ at: number }>(
      tables.map((name, at) => `select ${at} as at where ${isWritten(name)}`).join(" union all "),
    );
    const changed = written.flatMap(({ at }) => tables[at] ?? []);
    const originals = changed.map((name) => `public.${name}`);
    // Without the checks and cascades of foreign keys.
    const alone = (statements: readonly string[]) =>
      `begin; set local session_replication_role = replica; ${statements.map((text) => `${text};`).join("\n")} commit;`;
    await pglite.exec(alone(originals.map((name) => `delete from ${name}`)));
    // Empties the tables' files. TRUNCATE would also need every table that references these.
    if (originals.length > 0) await pglite.exec(`vacuum ${listOf(originals)}`);
    await pglite.exec(
      alone([
        ...changed.map((name) => `insert into public.${name} overriding system value table copy.${name}`),
        "select setval(name::regclass, value, is_called) from copy.sequences",
      ]),
    );
    restoredAt = await nextWrite();
  };
}
