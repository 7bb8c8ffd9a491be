import { PortalError } from "@gatehouse/contract";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable, lostConnection } from "./database-unavailable";

const failed = (cause: Error) => new DrizzleQueryError("select 1", [], cause);
const withCode = (code: string) => Object.assign(new Error("failed"), { code });

describe("a failed statement", () => {
  it.each([
    ["a lock that was not to be had", "55P03"],
    ["a statement that took too long", "57014"],
    ["a transaction left idle", "25P03"],
    ["an administrator's shutdown", "57P01"],
    ["a crash of the server", "57P02"],
    ["a server that is starting", "57P03"],
    ["too many connections", "53300"],
    ["a deadlock", "40P01"],
    ["a serialization failure", "40001"],
    ["a standby that is not promoted yet", "25006"],
    ["a lost connection", "08006"],
    ["a closed port", "ECONNREFUSED"],
    ["a reset connection", "ECONNRESET"],
    ["an unknown host", "ENOTFOUND"],
  ])("may pass: %s", (_, code) =>
    expect([failed(withCode(code)), withCode(code)].map(isDatabaseUnavailable)).toEqual([true, true]),
  );

  it.each([
    "timeout exceeded when trying to connect",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
    "Cannot use a pool after calling end on the pool",
    "PGlite is closed",
  ])("may pass: %s", (message) => expect(isDatabaseUnavailable(failed(new Error(message)))).toBe(true));

  it.each(["23505", "23503", "42601", "42P01", "22P02", "22021", "EACCES"])(
    "does not pass by itself with code %s",
    (code) => expect(isDatabaseUnavailable(failed(withCode(code)))).toBe(false),
  );

  it.each([
    [withCode("ECONNREFUSED"), "ECONNREFUSED"],
    [withCode("57P03"), "57P03"],
    [new Error("Connection terminated due to connection timeout"), "Connection terminated"],
    [new Error("timeout exceeded when trying to connect"), "timeout exceeded when trying to connect"],
    [withCode("57014"), undefined],
    [withCode("40P01"), undefined],
    [new Error("other"), undefined],
  ])("names the cause if the connection is lost: %s", (cause, reason) =>
    expect([failed(cause), cause].map(lostConnection)).toEqual([reason, reason]),
  );

  it("is not what a rule refuses, nor an error of the code", () => {
    const circular = new Error("circular");
    circular.cause = circular;
    for (const error of [
      new PortalError("invalid", { status: 400 }),
      new TypeError("x is not a function"),
      circular,
      undefined,
      "ECONNREFUSED",
    ])
      expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
