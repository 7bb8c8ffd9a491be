import { createHash } from "node:crypto";
import { type Endpoint, endpointId, productPath } from "@gatehouse/contract";
import type { BuildLog } from "@gatehouse/contract/builds";
import { capabilities } from "@gatehouse/contract/viewer";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { demoProjectGuid, demoSha } from "../demo/projects";
import { fillLargeDatabase, growingTables, manyRows, subject } from "../testing/large-database";
import { postgresCopy } from "../testing/postgres";
import { recordQueries, type Statement } from "../testing/record-queries";
import { parameterCases, writeCases } from "../testing/server-cases";
import { testPortal } from "../testing/test-portal";
import { type PlanNode, wholeScans } from "../testing/whole-scans";
import { rowsOf } from "./migrate";

/** Values for path parameters. */
const parameters = Object.fromEntries(
  Object.entries(parameterCases).flatMap(([name, { large }]) => (large === undefined ? [] : [[name, large]])),
);

/** A project and a commit of a small account, which have a few rows in each of their lists. */
const muon = "Muon telescope trigger";
const smallParameters = { projectGuid: demoProjectGuid(muon), commitSha: demoSha(muon, 9) };

/**
 * Staff pages that must read whole tables, with the statements that do. All their other statements must follow the
 * rule: a list reads only the rows of its page.
 */
const total = /^select count\(/;
const wholeReads: Readonly<Record<string, { readonly statement: RegExp; readonly because: string }>> = {
  "/api/webapp-management/v1/compiler-versions/:versionTag/downloaders/": {
    statement: /^select (?:count\(distinct|"account_id", "created_at") /,
    because: "before a version is unpublished, it counts everybody who has downloaded it",
  },
  "/management/": { statement: total, because: "it shows the totals" },
  "/management/system-status/": { statement: total, because: "it shows how many sessions are open" },
  "/management/digital-licenses-owner/": { statement: /count\(/, because: "it adds up the licenses of each owner" },
  ...Object.fromEntries(
    [
      ...[
        "user-licenses",
        "trial-licenses",
        "trial-coupons",
        "smart-coupons",
        "pro-coupons",
        "teams",
        "dongle",
        "licenses-operations",
        "tickets",
      ].map((name) => `/management/${name}/`),
      "/admin/",
      "/admin/audit/",
      "/user/impersonate/users-list/",
    ].map((path) => [path, { statement: total, because: "its pager says how many rows there are" }]),
  ),
};
const isStaffs = (path: string) =>
  /^\/(?:api\/webapp-management|management|report-generator|tem|admin|user\/impersonate)\//.test(path);

describe(`a portal of ${manyRows} accounts`, async () => {
  const { url, db, close } = await postgresCopy();
  const pool = new Pool({ connectionString: url });
  let sent: Statement[] = [];
  pool.on("connect", (client) => recordQueries(client, (statement) => sent.push(statement)));
  afterAll(async () => {
    await pool.end();
    await close();
  });
  await fillLargeDatabase(db);
  const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };
  const portal = testPortal(drizzle(pool), { groups });
  const [customer, small, admin] = await Promise.all([
    portal.signedIn(subject.email),
    portal.signedIn("customer@example.com"),
    portal.signedIn("admin@example.com"),
  ]);

  /** With `buffers`, a plan has the blocks that it took from memory and from files. */
  const explain = async (options: string, text: string, params: readonly unknown[] = []) => {
    type Plan = PlanNode & { readonly [Blocks in "Shared Hit Blocks" | "Shared Read Blocks"]: number };
    const { rows } = await pool.query<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>(
      `explain (${options}format json) ${text}`,
      [...params],
    );
    return rows.map((row) => row["QUERY PLAN"][0].Plan);
  };

  /** How many blocks statements take from memory and from files. */
  async function blocksOf(statements: readonly Statement[]): Promise<number> {
    let blocks = 0;
    for (const { text, params } of [...statements])
      for (const plan of await explain("analyze, buffers, ", text, params))
        blocks += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    return blocks;
  }

  /** The statements that read a growing table whole during `act`. A prepared one may be planned for any values. */
  async function wholeReadsOf(
    act: () => Promise<Response>,
  ): Promise<{ readonly status: number; readonly found: readonly string[] }> {
    sent = [];
    const { status } = await act();
    const found: string[] = [];
    for (const { name, text, params } of [...sent]) {
      if (!/^(?:select|insert|update|delete|with)\b/.test(text)) continue;
      const plans = [
        ...(await explain("", text, params)),
        ...(name === undefined ? [] : await explain("generic_plan, ", text)),
      ];
      const tables = plans.flatMap((plan) => wholeScans(plan)).filter((table) => growingTables.includes(table));
      if (tables.length > 0) found.push(`${[...new Set(tables)].join(", ")}: ${text}`);
    }
    return { status, found };
  }

  const calls = portal.server.endpoints.map((call) => ({ id: endpointId(call), call }));
  const writing = calls.filter(({ call }) => call.method !== "GET");
  const routes = [
    ...new Set(
      portal.server.app.routes
        .filter(({ method, path }) => method === "GET" && !path.includes("*"))
        .map(({ path }) => path),
    ),
  ];

  function addressOf(path: string, params: Readonly<Record<string, string>> = parameters): string {
    return path.replace(
      /:(\w+)(?:\{[^}]*\})?|\{(\w+)\}/g,
      (_, colon: string | undefined, braces: string | undefined) => {
        const name = colon ?? braces ?? "";
        const value = params[name];
        if (value === undefined) throw new Error(`This suite knows no value for ${name} of ${path}`);
        return value;
      },
    );
  }

  it.each(growingTables)("has many %s", async (table) => {
    const [row] = rowsOf<{ count: number }>(
      await db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`),
    );
    expect(row?.count).toBeGreaterThan(manyRows / 2);
  });

  it("has an input for each call that writes, and no other", () => {
    expect(Object.keys(writeCases).sort()).toEqual(writing.map(({ id }) => id).sort());
  });

  it.each(routes)("GET %s reads no growing table whole", async (path) => {
    const { status, found } = await wholeReadsOf(() =>
      (isStaffs(path) ? admin : customer).fetch(addressOf(path), {
        headers: { "X-Password-Reset-Key": subject.resetKey },
      }),
    );
    expect([200, 302]).toContain(status);
    const isAllowed = (statement: string) =>
      wholeReads[path]?.statement.test(statement.replace(/^[^:]*: /, "")) ?? false;
    expect(found.filter((statement) => !isAllowed(statement))).toEqual([]);
  });

  // Each skipped row of 50,000 costs a part of an index's block, and would cost seven blocks if it was read itself.
  it.each([
    `projects/${subject.projectGuid}/versions/?order_by=-created_on`,
    "project-versions/?order_by=created_on",
    "project-version-builds/?order_by=-created_on",
  ])("the last page of %s is found in indexes", async (list) => {
    const pageAt = async (page: number) => {
      sent = [];
      const address = `/api/webapp/v1/${list}&page=${page}&page_size=10`;
      const { count, results } = (await customer.getJson(address)) as { count: number; results: readonly unknown[] };
      return { count, results, statements: [...sent] };
    };
    const { count } = await pageAt(1);
    expect(count).toBeGreaterThanOrEqual(manyRows / 2);
    const { results, statements } = await pageAt(Math.ceil(count / 10));
    expect(results.length).toBe(count % 10 || 10);
    expect(await blocksOf(statements)).toBeLessThan(2_000);
  });

  it.each([
    "projects/",
    "projects/:projectGuid/versions/",
    "projects/:projectGuid/tags/",
    "projects/:projectGuid/forks/",
    "projects/:projectGuid/versions/:commitSha/builds/",
    "projects/:projectGuid/versions/:commitSha/simulations/",
    "project-versions/",
    "project-version-builds/",
  ])("a page of %s takes the same few statements for every number of rows", async (list) => {
    const asked: { readonly rows: number; readonly texts: readonly string[] }[] = [];
    for (const [browser, params] of [
      [small, smallParameters],
      [customer, parameters],
    ] as const)
      for (const size of [1, 5, 100]) {
        sent = [];
        const rows = await browser.getList(`${addressOf(`/api/webapp/v1/${list}`, params)}?page=1&page_size=${size}`);
        asked.push({ rows: rows.length, texts: sent.map(({ text }) => text) });
      }
    const [first] = asked;
    // The session, the owner, the count and the page.
    expect(first?.texts.length).toBeLessThanOrEqual(4);
    for (const { rows, texts } of asked) expect([rows > 0, texts]).toEqual([true, first?.texts]);
  });

  // The simulation's log has 1,000 pieces of 1,000 newlines, and a last row without one.
  it.each([0, 500_400, 989_990, undefined])(
    "ten rows of a log from row %s read only their own pieces",
    async (start) => {
      sent = [];
      const path = "projects/:projectGuid/versions/:commitSha/simulations/:buildNumber/logs/";
      const address = addressOf(`/api/webapp/v1/${path}`, { ...parameters, commitSha: subject.finishedSha });
      const { start_row } = (await customer.getJson(
        `${address}?rows_count=10${start === undefined ? "" : `&start_row=${start}`}`,
      )) as BuildLog;
      expect(start_row).toBe(start ?? 999_991);
      expect(await blocksOf(sent.filter(({ text }) => text.includes("log_chunks")))).toBeLessThan(15);
    },
  );

  it.each(writing)("$id reads no growing table whole", async ({ id, call }) => {
    const { as = subject.email, params, body } = writeCases[id] ?? {};
    const browser = await portal.signedIn(as);
    const path = addressOf(productPath({ id: "compiler", name: "Compiler" }, (call as Endpoint).path), {
      ...parameters,
      ...(typeof params === "function" ? await params(browser) : params),
    });
    const input = typeof body === "function" ? await body(browser) : body;
    const { status, found } = await wholeReadsOf(() => browser.send(call.method, path, input));
    expect([id, [call.status ?? 200, ...(call.alsoSuccess ?? [])].includes(status), found]).toEqual([id, true, []]);
  });

  it("reads no growing table whole to sign in, and to act as another account", async () => {
    expect(
      (await wholeReadsOf(() => portal.browser().submitSignIn({ email: subject.email, password: "gatehouse-demo" })))
        .found,
    ).toEqual([]);
    const acting = await portal.signedIn("admin@example.com");
    const submit = (path: string) =>
      acting.fetch(path, {
        method: "POST",
        body: new URLSearchParams({ csrfmiddlewaretoken: acting.cookies.get("csrftoken") ?? "" }),
      });
    for (const path of ["/user/impersonate/1001/", "/user/impersonate/stop/"])
      expect(await wholeReadsOf(() => submit(path))).toEqual({ status: 302, found: [] });
  });
});
