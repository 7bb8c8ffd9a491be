import type { messages, PGlite, QueryOptions, Results, Transaction } from "@electric-sql/pglite";
import { concatBytes } from "@noble/hashes/utils.js";
import { binaryRows } from "./binary-rows";

/** The part of PGlite that drizzle calls. */
type PgliteClient = Pick<PGlite, "query" | "transaction">;

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The description of the rows. Undefined for a statement without rows. */
  readonly columns?: messages.RowDescriptionMessage;
}

/** PostgreSQL keeps the plans of this many statements. A portal's reads and writes are fewer. */
const mostStatements = 400;
/** Longer texts are inserts of many rows, which are hardly repeated. */
const longestText = 4_000;

/**
 * A client for a PGlite that has PostgreSQL parse and plan each text once. PGlite itself does it for each query, which
 * takes longer than most queries. It also passes a query on in two messages instead of six.
 */
export function preparedPglite(pglite: PGlite, library: typeof import("@electric-sql/pglite")): PgliteClient {
  const { parse, protocol } = library;
  const { serialize } = protocol;
  const binary = binaryRows(pglite, library);
  const statements = new Map<string, Statement>();
  let prepared = 0;

  const send = (...parts: readonly Uint8Array[]) =>
    pglite.execProtocolStream(concatBytes(...parts, serialize.sync()), { syncToFs: false });

  async function describe(text: string): Promise<Statement> {
    const known = statements.get(text);
    // Move it to the end: the first one is the one used longest ago.
    statements.delete(text);
    if (known !== undefined) {
      statements.set(text, known);
      return known;
    }
    const name = text.length > longestText ? "" : `s${++prepared}`;
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answers),
      columns: answers.find((answer) => answer instanceof protocol.messages.RowDescriptionMessage),
    };
    if (name === "") return statement;
    statements.set(text, statement);
    const [oldest] = statements;
    if (oldest !== undefined && statements.size > mostStatements) {
      statements.delete(oldest[0]);
      await send(serialize.close({ type: "S", name: oldest[1].name }));
    }
    return statement;
  }

  function run<Row>(text: string, parameters: readonly unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return pglite._runExclusiveQuery(async () => {
      const { name, parameterTypes, columns } = await describe(text);
      const values = parameters.map((value, at) => {
        if (value === null || value === undefined) return null;
        const toText = pglite.serializers[parameterTypes[at] ?? 0];
        return toText === undefined ? String(value) : toText(value);
      });
      const bind = serialize.bind({ statement: name, values });
      if (columns !== undefined && options?.rowMode === "array" && binary.canRead(columns))
        return { rows: (await binary.read(columns, bind)) as Row[], fields: columns.fields };
      const answers = await send(bind, serialize.execute({}));
      const described = columns === undefined ? [] : [columns];
      // Not as an option: PGlite would copy all of its own parsers for each query.
      const parsers = Object.assign(Object.create(pglite.parsers) as typeof pglite.parsers, options?.parsers);
      const [results] = parse.parseResults([...described, ...answers], parsers, { rowMode: options?.rowMode });
      return results as Results<Row>;
    });
  }

  return {
    query: async <Row>(text: string, parameters?: unknown[], options?: QueryOptions) => {
      await pglite.waitReady;
      const results = await pglite._runExclusiveTransaction(() => run<Row>(text, parameters, options));
      await pglite.syncToFs();
      return results;
    },
    transaction: (change) =>
      pglite.transaction((inside) => {
        const query: typeof run = async (...asked) => {
          if (inside.closed) throw new Error("This transaction has ended.");
          return run(...asked);
        };
        return change({ query } as Transaction);
      }),
  };
}
