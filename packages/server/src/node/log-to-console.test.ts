import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { logToConsole } from "./log-to-console";

afterEach(() => vi.restoreAllMocks());

function logged(cause: Error): unknown[] {
  const print = vi.spyOn(console, "error").mockReturnValue(undefined);
  const error = new DrizzleQueryError("select 1", [], cause);
  logToConsole({ requestId: "r1", request: "GET /me/", status: 503, error });
  return print.mock.calls.flat();
}

it("logs a request in one line while the database is away", () =>
  expect(logged(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).toEqual([
    "r1 GET /me/ 503",
    "No connection to the database: ECONNREFUSED",
  ]));

it("logs other errors with their stack", () =>
  expect(logged(new Error("other"))).toEqual(["r1 GET /me/ 503", expect.any(Error)]));
