import { describe, expect, it } from "vitest";
import { severityOf } from "./severity";
import { stepMark } from "./step-mark";

describe("a line that reports", () => {
  it.each([
    "error: no such net",
    "Error: no such net",
    "ERROR: [Synth 8-439] module not found",
    "fatal: out of memory",
    "psd.v:12: error: syntax error",
    "psd.v:12:7: fatal error: not found",
    "yosys: ERROR: no top module",
    "[route] error 12",
    "18:06:26.114  error: timing not met",
    "[2026-11-22T18:06:26Z] error: timing not met",
    "  error: indented",
    "[31.251 ns] FAILED tx is 0, expected 1",
    "[250 ps]  error: x is unknown",
    "1250 ns: FAILED",
    "FAILED tests/uart.v",
  ])("an error: %s", (text) => expect(severityOf(text)).toBe("error"));

  it.each([
    "warning: net has no driver",
    "Warning: net has no driver",
    "CRITICAL WARNING: [Vivado 12-1] x",
    "psd.v:7: warning: unused",
    "tool: Warning: unused",
  ])("a warning: %s", (text) => expect(severityOf(text)).toBe("warning"));

  it.each([
    "0 errors, 0 warnings",
    "no error found",
    "error-free build",
    "checking error budget",
    "errors: 0",
    "terror: x",
    "[31.251 ns] ok tx is 1",
    "failed 0 of 12 checks",
    "FAILED: 0",
    "FAILED_STATE = 3",
    "route  iteration 1: error 0.1",
    "",
  ])("nothing: %s", (text) => expect(severityOf(text)).toBeUndefined());
});

describe("a line that marks a step", () => {
  it("begins it", () => expect(stepMark("==> Place and route ")).toEqual({ kind: "start", name: "Place and route" }));
  it("ends it", () =>
    expect(stepMark("<== Place (2.1 s)")).toEqual({ kind: "end", name: "Place", isFailed: false, duration: "2.1 s" }));
  it("ends one that failed", () =>
    expect(stepMark("<== Place failed (2.1 s)")).toEqual({
      kind: "end",
      name: "Place",
      isFailed: true,
      duration: "2.1 s",
    }));
  it.each(["==>", "==> ", "a ==> b", "<== Place", "<== (2 s)", `==> ${"x".repeat(600)}`])("is not %j", (text) =>
    expect(stepMark(text)).toBeUndefined(),
  );
});
