import { describe, expect, it } from "vitest";
import { currentFirst, endsCurrent, otherSessions, timeOfEpoch } from "./rules";
import type { WebSession } from "./schemas";

const session = (id: number, changes: Partial<WebSession> = {}): WebSession => ({
  id,
  user_agent: "curl/8.5.0",
  ip: "192.0.2.1",
  created_at: 1_000 + id,
  last_seen_at: null,
  is_current: false,
  ...changes,
});
const idsOf = (sessions: readonly WebSession[]) => sessions.map(({ id }) => id);

describe("times in seconds since the epoch", () => {
  it.each([
    [0, "1970-01-01T00:00:00.000Z"],
    [1_795_197_840.25, "2026-11-20T18:04:00.250Z"],
    [null, null],
    [undefined, null],
    [1e300, null],
    [-1e300, null],
  ])("%s is %s", (seconds, time) => {
    expect(timeOfEpoch(seconds)).toBe(time);
  });
});

describe("the order of the web sessions", () => {
  it("has the asking one first, then those used last", () => {
    const sessions = [
      session(1),
      session(2, { last_seen_at: 9_000 }),
      session(3, { is_current: true }),
      session(4, { last_seen_at: undefined }),
    ];
    expect(idsOf(currentFirst(sessions))).toEqual([3, 2, 4, 1]);
  });

  it("leaves what it was given as it is", () => {
    const sessions = Object.freeze([session(1), session(2)]);
    expect(idsOf(currentFirst(sessions))).toEqual([2, 1]);
  });
});

describe("all other sessions", () => {
  it("are all but the asking one", () => {
    expect(idsOf(otherSessions([session(1), session(2, { is_current: true }), session(3)]))).toEqual([1, 3]);
  });

  it("are all of them while impersonating, where none is current", () => {
    expect(idsOf(otherSessions([session(1), session(2)]))).toEqual([1, 2]);
  });
});

it("the asking browser is signed out with its own session alone", () => {
  expect(endsCurrent([session(1), session(2)])).toBe(false);
  expect(endsCurrent([session(1), session(2, { is_current: true })])).toBe(true);
  expect(endsCurrent([])).toBe(false);
});
