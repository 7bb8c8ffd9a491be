import type { Match } from "../log-query";
import { isWord } from "./parse-characters";
import { asTable, type Program } from "./program";
import type { Assertion, CharacterTest } from "./syntax";

/* About 50 ms of work. Only a line that is crafted for it needs this much. */
const mostSteps = 2_000_000;

/**
 * Finds the matches of a program in a line, as JavaScript's own expressions would. It follows all ways through the
 * program at once, so one match takes linear time. It stops after 2,000,000 steps per line, so no expression is
 * endless. Empty matches are left out.
 */
export function findMatches(program: Program, line: string): readonly Match[] {
  const matches: Match[] = [];
  const budget = { steps: mostSteps };
  for (let from = 0; from <= line.length && budget.steps > 0;) {
    const match = firstMatch(program, line, from, budget);
    if (!match) break;
    const [start, end] = match;
    if (end > start) matches.push(match);
    from = end > start ? end : end + 1;
  }
  return matches;
}

/** The active ways through a program, in order of priority, each with the position where its match began. */
interface Threads {
  readonly places: number[];
  readonly starts: number[];
}

function firstMatch(program: Program, line: string, from: number, budget: { steps: number }): Match | undefined {
  const added = new Int32Array(program.length).fill(-1);
  const canStart = starters(program);
  let found: Match | undefined;
  let current: Threads = { places: [], starts: [] };
  for (let at = from; at <= line.length && budget.steps > 0; at += 1) {
    // An earlier match has priority over one that begins here.
    if (!found && canStart(line.charCodeAt(at))) follow(program, line, at, 0, at, current, added);
    if (current.places.length === 0) {
      if (found) break;
      continue;
    }
    budget.steps -= current.places.length;
    const next: Threads = { places: [], starts: [] };
    const code = line.charCodeAt(at);
    for (let index = 0; index < current.places.length; index += 1) {
      const place = current.places[index]!;
      const start = current.starts[index]!;
      const instruction = program[place]!;
      if (instruction.do === "match") {
        found = [start, at];
        break;
      }
      if (instruction.do === "take" && at < line.length && instruction.test(code))
        follow(program, line, at + 1, place + 1, start, next, added);
    }
    current = next;
  }
  return found;
}

const known = new WeakMap<Program, CharacterTest>();

/** The characters that a match can begin with. All characters if it can be empty. */
function starters(program: Program): CharacterTest {
  const before = known.get(program);
  if (before) return before;
  const tests: CharacterTest[] = [];
  const reached = new Set<number>();
  const pending = [0];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const instruction = program[place]!;
    if (reached.has(place)) continue;
    reached.add(place);
    if (instruction.do === "jump") pending.push(instruction.to);
    else if (instruction.do === "split") pending.push(instruction.first, instruction.second);
    else if (instruction.do === "assert") pending.push(place + 1);
    else tests.push(instruction.do === "take" ? instruction.test : () => true);
  }
  const test = asTable((code) => tests.some((starts) => starts(code)));
  known.set(program, test);
  return test;
}

/**
 * Adds the places that a way reaches without taking a character. `added` has the position at which each place was last
 * added.
 */
function follow(
  program: Program,
  line: string,
  at: number,
  place: number,
  start: number,
  threads: Threads,
  added: Int32Array,
): void {
  const pending = [place];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (added[next] === at) continue;
    added[next] = at;
    const instruction = program[next]!;
    if (instruction.do === "jump") pending.push(instruction.to);
    else if (instruction.do === "split") pending.push(instruction.second, instruction.first);
    else if (instruction.do === "assert") {
      if (holds(instruction.assertion, line, at)) pending.push(next + 1);
    } else {
      threads.places.push(next);
      threads.starts.push(start);
    }
  }
}

function holds(assertion: Assertion, line: string, at: number): boolean {
  if (assertion === "line-start") return at === 0;
  if (assertion === "line-end") return at === line.length;
  const isEdge = isWordAt(line, at - 1) !== isWordAt(line, at);
  return assertion === "word-edge" ? isEdge : !isEdge;
}

const isWordAt = (line: string, at: number) => at >= 0 && at < line.length && isWord(line.charCodeAt(at));
