import { inspect } from "node:util";
import vm from "node:vm";
import { PortalError } from "@gatehouse/contract";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { InternalError } from "../core/internal-error";
import { redactError } from "./redact-error";

const secret = "kanari-4711";
const written = (error: unknown) => inspect(error, { depth: 20, showHidden: true, maxStringLength: null });

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}

const databaseError = Object.assign(new Error(`duplicate key value violates unique constraint: ${secret}`), {
  name: "error",
  length: 9,
  severity: "ERROR",
  code: "23505",
  detail: `Key (email)=(${secret}) already exists.`,
  hint: secret,
  where: `unnamed portal parameter $1 = '${secret}'`,
  internalQuery: secret,
  schema: "public",
  table: "users",
  column: undefined,
  constraint: "users_email_key",
  file: "nbtinsert.c",
  line: "673",
  routine: "_bt_check_unique",
  query: `insert into users values ('${secret}')`,
  params: [secret],
  queryOptions: { secret },
});

class OwnError extends Error {
  readonly token = secret;
}

const self = new Error(secret);
self.cause = self;
const [one, other] = [new Error(secret), new Error(secret)];
one.cause = other;
other.cause = { cause: one, secret };
const endless = new AggregateError(
  Array.from({ length: 5_000 }, () => new Error(secret)),
  secret,
);
const renamed = new Error("x");
renamed.message = secret;
const multiline = new Error(`first\n    at ${secret} (${secret}:1:1)\n    at Object.<anonymous> (/${secret}.ts:1:1)`);
const emptied = new Error(`\n    at ${secret} (a:1:1)`);
emptied.message = "";

const cases: readonly (readonly [name: string, thrown: unknown])[] = [
  ["a message", new Error(secret)],
  ["a message with lines like stack frames", multiline],
  ["a message that was emptied later", emptied],
  ["a message that was changed later", renamed],
  [
    "the statement and parameters of a query",
    new DrizzleQueryError(
      `insert into "users" values ($1) -- '${secret}' '' '${secret}`,
      [secret, "$argon2id$v=19$secret"],
      databaseError,
    ),
  ],
  ["a database report about a row", databaseError],
  ["a chain of causes", new Error(secret, { cause: new TypeError(secret, { cause: databaseError }) })],
  ["a cause that is no error", new Error(secret, { cause: secret })],
  ["a cause that is an object", new Error(secret, { cause: { password: secret } })],
  ["an error that causes itself", self],
  ["circular causes", one],
  [
    "several errors",
    new AggregateError([new Error(secret), secret, { secret }, databaseError], secret, { cause: new Error(secret) }),
  ],
  ["thousands of errors", endless],
  [
    "custom properties",
    Object.assign(new Error("x"), {
      body: secret,
      headers: { Cookie: secret },
      [secret]: 1,
      code: secret,
      table: secret,
      statusText: secret,
    }),
  ],
  ["a symbol property", Object.assign(new Error("x"), { [Symbol(secret)]: secret })],
  ["a class with fields", new OwnError("x")],
  ["a custom name", Object.assign(new Error("x"), { name: secret })],
  [
    "a code like the database's without the rest",
    Object.assign(new Error("x"), { code: "23505", table: secret, constraint: secret }),
  ],
  [
    "malformed table and constraint names",
    Object.assign(new Error("x"), {
      severity: "ERROR",
      code: "23505",
      table: `${secret} x`,
      constraint: `"${secret}"`,
    }),
  ],
  ["a text", secret],
  ["an object", { message: secret, stack: `Error: x\n    at ${secret} (a:1:1)` }],
  ["a list", [secret]],
  ["a function", Object.assign(() => secret, { secret })],
  ["a symbol", Symbol(secret)],
  ["an invalid JSON body", thrownBy(() => JSON.parse(`{"password": ${secret}}`) as unknown)],
  ["an invalid URL", thrownBy(() => new URL(secret))],
  ["an invalid header", thrownBy(() => new Headers({ a: `${secret}\u4e00` }))],
  [
    "a failed validation",
    thrownBy(() =>
      z
        .strictObject({ email: z.literal("a"), other: z.string() })
        .parse({ email: secret, [secret]: secret }, { reportInput: true }),
    ),
  ],
  [
    "a portal error",
    new PortalError("server", {
      detail: secret,
      fields: { email: [secret] },
      messages: [secret],
      cause: new Error(secret),
    }),
  ],
  ["a DOMException", new DOMException(secret, "AbortError")],
  [
    "an error of another realm",
    vm.runInNewContext(`Object.assign(new TypeError("${secret}"), { secret: "${secret}" })`),
  ],
  [
    "a getter that throws",
    Object.defineProperty(new Error("x"), "cause", {
      get: () => {
        throw new Error(secret);
      },
    }),
  ],
  [
    "a proxy that throws",
    new Proxy(new Error(secret), {
      get: () => {
        throw new Error(secret);
      },
    }),
  ],
  [
    "a proxy without a readable prototype",
    new Proxy(new Error(secret), {
      getPrototypeOf: () => {
        throw new Error(secret);
      },
    }),
  ],
  ["no prototype", Object.setPrototypeOf(new Error(secret), null)],
  ["a message that is not a string", Object.assign(new Error("x"), { message: { secret } })],
  ["a stack that is not a string", Object.assign(new Error("x"), { stack: [secret] })],
];

describe("a logged error", () => {
  it.each(cases)("contains no data from %s", (_, thrown) => {
    const safe = redactError(thrown);
    expect(safe).toBeInstanceOf(Error);
    for (const text of [
      written(safe),
      String(safe),
      safe.stack,
      JSON.stringify(safe),
      JSON.stringify(Object.getOwnPropertyDescriptors(safe)),
    ]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain("$argon2");
    }
    expect(written(safe).length).toBeLessThan(100_000);
  });

  it("says what failed in the database, and where", () => {
    const safe = redactError(
      new DrizzleQueryError('insert into "users" ("email", "bio") values ($1, \'x\')', ["a"], databaseError),
    );
    expect(safe.message).toBe('Failed query: insert into "users" ("email", "bio") values ($1, \'…\')');
    expect(safe.stack).toMatch(/^DrizzleQueryError: Failed query: .*\n {4}at .*redact-error\.test\.ts:\d+:\d+/);
    expect(safe.cause).toMatchObject({
      name: "DatabaseError",
      code: "23505",
      message: "code 23505, table users, constraint users_email_key, routine _bt_check_unique",
    });
  });

  it("keeps class, code, stack frames and causes", () => {
    const safe = redactError(
      new TypeError("a", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) }),
    );
    expect([safe.name, safe.message]).toEqual(["TypeError", "(message withheld)"]);
    expect(safe.stack).toMatch(/^TypeError: \(message withheld\)\n {4}at /);
    expect(safe.cause).toMatchObject({ name: "Error", code: "ECONNREFUSED" });
    expect(redactError(new DOMException("a", "AbortError")).name).toBe("AbortError");
    expect(redactError(new AggregateError([new RangeError("a"), "b"]))).toMatchObject({
      errors: [{ name: "RangeError" }, { name: "Thrown", message: "a value of type string" }],
    });
  });

  it("keeps the message of an internal error", () => {
    expect(redactError(new InternalError("The team was not written"))).toMatchObject({
      name: "InternalError",
      message: "The team was not written",
    });
  });

  it("is redacted only once", () => {
    const safe = redactError(new Error(secret));
    expect(redactError(safe)).toBe(safe);
  });
});
