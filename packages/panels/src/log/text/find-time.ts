/** A time of a simulation in a line. */
export interface FoundTime {
  /** Such as `83.3 ns`. Without a unit, in the simulation's time steps. */
  readonly time: string;
  readonly from: number;
  readonly to: number;
}

const number = String.raw`\d[\d_]*(?:\.\d+)?`;
const unit = String.raw`\s?[fpnuµm]?s\b`;
/* `[83.3 ns]`, `time=1250`, `Time: 1250 ns`, `@ 1250ns`, and `1250 ns:` at the start. Only `time` needs no unit. */
const patterns = [
  new RegExp(String.raw`\[\s*@?\s*(${number}${unit})\s*\]`, "id"),
  new RegExp(String.raw`\btime\s*[=:]?\s*(${number}(?:${unit})?)(?![\w.])`, "id"),
  new RegExp(String.raw`@\s*(${number}${unit})`, "id"),
  new RegExp(String.raw`^\s*#?\s*(${number}${unit})\s*[:|]`, "id"),
];
const longestLine = 2_000;

/** Finds the time that a simulator writes into a line, as Icarus Verilog, Verilator and test benches do. */
export function findTime(line: string): FoundTime | undefined {
  const text = line.slice(0, longestLine);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const place = found?.indices?.[1];
    if (found?.[1] !== undefined && place) return { time: found[1].replaceAll("_", ""), from: place[0], to: place[1] };
  }
  return undefined;
}
