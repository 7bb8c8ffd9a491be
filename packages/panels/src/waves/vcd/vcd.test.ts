import { queueVcd, randomVcd } from "@gatehouse/story-kit/samples/wave-samples";
import { describe, expect, it } from "vitest";
import { readVcdStream } from "../../testing/vcd-stream.mjs";
import { readValue } from "../values/read-value";
import { collectChanges } from "./signal-changes";
import { VcdReader, type WaveFile } from "./wave-file";
import { scopePath, type WaveSignal } from "./wave-signal";

const encoder = new TextEncoder();

/** Reads a file that arrives in parts of this many bytes. */
function read(text: string, partLength = Number.POSITIVE_INFINITY): WaveFile {
  const bytes = encoder.encode(text);
  const reader = new VcdReader();
  for (let to = partLength; to < bytes.length; to += partLength) run(reader.read(bytes, to, false));
  run(reader.read(bytes, bytes.length, true));
  return reader.file(bytes, bytes.length);
}

function run<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const changesOf = (file: WaveFile, signal: WaveSignal) =>
  run(collectChanges(file.bytes, file.log, signal.channel, signal.kind === "event"));

/** The changes of a signal as `time:value`. */
function valuesOf(file: WaveFile, name: string): string[] {
  const signal = file.signals.find((other) => other.name === name)!;
  const changes = changesOf(file, signal);
  return Array.from(
    { length: changes.count },
    (_, at) => `${changes.timeAt(at)}:${readValue(file.bytes, changes.offsets[at]!, signal)}`,
  );
}
const kindsOf = ({ problems }: WaveFile) => problems.map(({ kind, count }) => `${kind} ${count}`);
const head = "$scope module top $end $var wire 1 ! a $end $var wire 4 # b [3:0] $end $upscope $end";
const small = (body: string) => read(`${head} $enddefinitions $end\n${body}`);

describe("a value change dump", () => {
  it("has its scopes, signals and time", () => {
    const file = read(queueVcd);
    expect(file.timescale).toEqual({ factor: 1, exponent: -12 });
    expect([file.startTime, file.endTime]).toEqual([0, 125_000]);
    expect(file.signals.map(({ scope, name, range }) => `${scopePath(file.scopes, scope)}.${name}${range}`)).toEqual([
      "bench.clk",
      "bench.rst",
      "bench.volts",
      "bench.state",
      "bench.queue.clk",
      "bench.queue.in[7:0]",
      "bench.queue.out[7:0]",
      "bench.queue.empty",
      "bench.queue.level[3:0]",
      "bench.queue.pushed",
    ]);
    expect(file.problems).toEqual([]);
  });

  it("has every kind of value, and signals that share one", () => {
    const file = read(queueVcd);
    expect(valuesOf(file, "level")).toEqual([
      "0:xxxx",
      "10417:0000",
      "31251:0001",
      "52085:0010",
      "72919:0001",
      "93753:0000",
    ]);
    expect(valuesOf(file, "out")[0]).toBe("0:zzzzzzzz");
    expect(valuesOf(file, "volts")).toEqual(["0:1.2", "31251:1.185", "93753:1.2"]);
    expect(valuesOf(file, "state")).toEqual(["0:IDLE", "31251:PUSH", "72919:POP", "93753:IDLE"]);
    expect(valuesOf(file, "pushed")).toEqual(["31251:1", "52085:1"]);
    expect(file.signals[0]?.channel).toBe(file.signals[4]?.channel);
  });

  it.each([1, 2, 7, 64])("is the same if it comes in parts of %i bytes", (length) => {
    const [whole, parts] = [read(queueVcd), read(queueVcd, length)];
    expect(parts.signals).toEqual(whole.signals);
    for (const { name } of whole.signals) expect(valuesOf(parts, name)).toEqual(valuesOf(whole, name));
    expect(parts.problems).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("has the values that vcd-stream finds (seed %i)", async (seed) => {
    const text = randomVcd(seed, 400);
    const file = read(text);
    const others = await readVcdStream(text);
    expect(file.signals.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
    for (const { name, values } of others) expect(valuesOf(file, name)).toEqual(values);
  });

  it("finds changes by time", () => {
    const file = read(randomVcd(9, 2_000));
    for (const signal of file.signals) {
      const changes = changesOf(file, signal);
      const times = Array.from({ length: changes.count }, (_, at) => changes.timeAt(at));
      for (let time = 0; time <= file.endTime; time += 977) {
        expect(changes.at(time)).toBe(times.filter((other) => other <= time).length - 1);
        expect(changes.before(time)).toBe(times.filter((other) => other < time).length - 1);
        expect(changes.from(time, 0)).toBe(times.filter((other) => other < time).length);
      }
    }
  });
});

it("steps back from a change above 2⁵³", () => {
  const file = small("#0 0! #18014398509481984 1! #18014398509481988 0!\n");
  const changes = changesOf(file, file.signals[0]!);
  expect(changes.before(changes.timeAt(2))).toBe(1);
});

describe("a file that is not as it should be", () => {
  it("keeps the last of several values at one time, and leaves out values that change nothing", () => {
    const file = small("#0 0! b0 # #5 1! 0! 1! #7 1! #9 0! #9 1! #12 b0 #\n");
    expect(valuesOf(file, "a")).toEqual(["0:0", "5:1"]);
    expect(valuesOf(file, "b")).toEqual(["0:0000"]);
  });

  it("knows a value again that is written in another way", () => {
    expect(valuesOf(small("#0 b0 # #1 b0000 # #2 bx # #3 bxxx # #4 bx1 # #5 bxxx1 # #6 b01 #\n"), "b")).toEqual([
      "0:0000",
      "2:xxxx",
      "4:xxx1",
      "6:0001",
    ]);
  });

  it("knows a bit again that is written as a vector", () => {
    expect(valuesOf(small("#0 0! #1 b0 ! #2 1! #3 b1 ! #4 1 ! #5 bx ! #6 x! #7 z!\n"), "a")).toEqual([
      "0:0",
      "2:1",
      "5:x",
      "7:z",
    ]);
    expect(valuesOf(small("#0 b0001 # #1 1# #2 b10 # #3 b0 # #4 0#\n"), "b")).toEqual(["0:0001", "2:0010", "3:0000"]);
  });

  it("may have identifiers of other characters than ASCII", () => {
    const identifiers = { a: "é", b: "!eJ", c: "€", d: "éèà" };
    const names = Object.keys(identifiers);
    const declared = Object.entries(identifiers).map(([name, identifier]) => `$var wire 1 ${identifier} ${name} $end`);
    const file = read(`${declared.join("\n")} $enddefinitions $end\n#0\n1é\n0!eJ\n1€\n0éèà\n#5\n0é\n`);
    expect(names.map((name) => valuesOf(file, name))).toEqual([["0:1", "5:0"], ["0:0"], ["0:1"], ["0:0"]]);
    expect(file.problems).toEqual([]);
  });

  it.each([1, 3, 100])("may have a vector and its identifier on two lines, in parts of %i bytes", (partLength) => {
    const file = read(`${head} $enddefinitions $end\n#0\nb101\n#\n#5\r\nb11\r\n\r\n#\r\n#9\n`, partLength);
    expect(valuesOf(file, "b")).toEqual(["0:0101", "5:0011"]);
    expect([file.endTime, kindsOf(file)]).toEqual([9, []]);
  });

  it("distinguishes values whose unknown bits begin at different places", () => {
    expect(valuesOf(small("#0 bx # #1 b0x # #2 b00x # #3 b0zz # #4 bz # #5 bHH10 # #6 b0H10 #\n"), "b")).toEqual([
      "0:xxxx",
      "1:000x",
      "3:00zz",
      "4:zzzz",
      "5:1110",
      "6:0110",
    ]);
  });

  it("may have values before the first time", () => {
    expect(valuesOf(small("0!\n#10\n1!\n"), "a")).toEqual(["0:0", "10:1"]);
    expect(valuesOf(small("0!\n"), "a")).toEqual(["0:0"]);
  });

  it("may begin late, and need not change at its end", () => {
    const file = small("#100\n0!\n#200\n");
    expect([file.startTime, file.endTime]).toEqual([100, 200]);
  });

  it("may have the states of VHDL", () => {
    expect(valuesOf(small("#0 U! #1 H! #2 L! #3 W! #4 -! #5 bUH-L #\n"), "a")).toEqual([
      "0:x",
      "1:1",
      "2:0",
      "3:x",
      "4:x",
    ]);
  });

  it.each([
    ["unknown identifiers", "#0 1? 0? 1!\n", ["unknownIdentifier 2"]],
    ["words that are no values", "#0 1! hello ???\n#1 0!\n", ["unreadable 1", "unknownIdentifier 1"]],
    ["times that go back", "#5 1! #3 0! #9 1!\n", ["timeBackwards 1"]],
    ["times that are no numbers", "#5 1! #x #-1 #1e3 0!\n", ["unreadable 3"]],
    ["values without an identifier", "#0 1! 0\n#1\n0!\nb101\n#2\n", ["unreadable 2"]],
    ["an end within a value", "#0 1!\n#1 b10", ["cutOff 1"]],
    ["an end within a comment", "#0 1!\n$comment and then", ["cutOff 1"]],
  ])("says of %s how many there are, and shows the rest", (_, body, problems) => {
    const file = small(body);
    expect(kindsOf(file).sort()).toEqual([...problems].sort());
    expect(valuesOf(file, "a").length).toBeGreaterThan(0);
  });

  it("is read up to where it ends", () => {
    const bytes = encoder.encode(queueVcd).length;
    for (let length = 1; length < bytes; length += 3) {
      const file = read(queueVcd.slice(0, length));
      expect(file.signals.length).toBeLessThanOrEqual(10);
      for (const { name } of file.signals) expect(valuesOf(file, name).length).toBeLessThanOrEqual(12);
    }
  });

  it.each([1, 5, 100])("may begin with a byte order mark, in parts of %i bytes", (partLength) => {
    const file = read(`\ufeff${head} $enddefinitions $end\n#0 0! #5 1!`, partLength);
    expect(valuesOf(file, "a")).toEqual(["0:0", "5:1"]);
    expect(kindsOf(file)).toEqual([]);
  });
  it("is read without the end of its declarations", () => {
    const file = read(`${head}\n#0\n1!\n#4\n0!\n`);
    expect(kindsOf(file)).toEqual(["noDefinitionsEnd 1"]);
    expect(valuesOf(file, "a")).toEqual(["0:1", "4:0"]);
  });

  it.each(["$dumpvars", "$dumpall"])("is read without it before %s", (keyword) => {
    const file = read(`${head}\n${keyword}\n1!\n$end\n#4\n0!\n`);
    expect(kindsOf(file)).toEqual(["noDefinitionsEnd 1"]);
    expect(valuesOf(file, "a")).toEqual(["0:1", "4:0"]);
  });

  it("may have scopes in scopes without end, and names of any kind", () => {
    const scopes = "$scope module m $end ".repeat(20_000);
    const file = read(`${scopes}$var wire 1 ! \\a+b[3] [0] $end $enddefinitions $end #0 1!\n`);
    expect(scopePath(file.scopes, file.signals[0]!.scope).split(".")).toHaveLength(64);
    expect(file.signals[0]).toMatchObject({ name: "\\a+b[3][0]", range: "" });
  });

  it("may have widths and values of any length", () => {
    const file = read(
      `$var wire 4294967296 ! a $end $var wire -3 # b $end $enddefinitions $end #0 b${"1".repeat(300_000)} ! bx #\n`,
    );
    expect(file.signals.map(({ width }) => width)).toEqual([1_000_000, 1]);
    expect(valuesOf(file, "a")[0]?.length).toBe(65_538);
    expect(valuesOf(file, "b")).toEqual(["0:x"]);
  });
});
