import { describe, expect, it } from "vitest";
import { TimeFormat } from "../values/time-text";
import { collectChanges } from "../vcd/signal-changes";
import { VcdReader } from "../vcd/wave-file";
import { changesCsv } from "./changes-csv";

function run<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The rows of the table of a file's only signal. */
function rowsOf(declaration: string, body: string): string[] {
  const bytes = new TextEncoder().encode(
    `$timescale 10 ns $end $var ${declaration} ! a $end $enddefinitions $end ${body}`,
  );
  const reader = new VcdReader();
  run(reader.read(bytes, bytes.length, true));
  const file = reader.file(bytes, bytes.length);
  const signal = file.signals[0]!;
  const changes = run(collectChanges(bytes, file.log, signal.channel, false));
  const format = new TimeFormat(file.timescale, "en");
  const csv = run(changesCsv({ bytes, changes, signal, radix: "signed", format, heads: ["Time", "Value"] }));
  return csv.replace("\uFEFF", "").split("\r\n").slice(0, -1);
}

describe("the changes of a signal as CSV", () => {
  it("keep numbers as numbers, and have times in the unit of the file", () =>
    expect(rowsOf("real 64", "#0 r-1.5 ! #1 r-1e-7 ! #2 r2e30 ! #30 r0 !\n")).toEqual([
      "Time (ns),Value",
      "0,-1.5",
      "10,-1e-7",
      "20,2e+30",
      "300,0",
    ]));

  it("keep a spreadsheet from running texts", () =>
    expect(rowsOf("string 1", '#0 s=1+1 ! #1 s-e5 ! #2 s"a,b" ! #3 s+1 !\n').slice(1)).toEqual([
      "0,'=1+1",
      "10,'-e5",
      '20,"""a,b"""',
      "30,'+1",
    ]));
});
