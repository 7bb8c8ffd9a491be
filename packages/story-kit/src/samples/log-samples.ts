const color = (code: number, text: string) => `\u001b[${code}m${text}\u001b[0m`;
const line = (tool: string, text: string) => `${color(2, "18:05:41.330")}  ${color(36, tool)}  ${text}`;

const elaborated = Array.from({ length: 40 }, (_, index) =>
  line("elab", `module u_psd/fir_${index}: 12 ports, 4 parameters`),
);
const synthesized = Array.from({ length: 60 }, (_, index) =>
  index % 30 === 7
    ? color(33, `psd.v:${index}: warning: net u_psd/acc[${index}] has no driver`)
    : line("synth", `cell ${index}: LUT6, slack ${color(32, `+0.${100 + index} ns`)}`),
);
const placed = Array.from({ length: 30 }, (_, index) =>
  line("place", `iteration ${index}: wire length ${90_000 - index * 311}`),
);
const routed = [
  line("route", "nets to route: 148902, of them clock nets: 14"),
  line("route", "iteration 1: overlaps 31208, worst slack -0.412 ns"),
  color(33, "warning: net u_psd/baseline/acc[31] crosses 3 clock regions"),
  line("route", "iteration 2: overlaps 2027, worst slack -0.121 ns"),
  `${color(31, `${"\u001b[1m"}error`)}: timing of path u_psd/fir[12] → u_psd/acc[31] not met in corner slow: -0.121 ns`,
  line("route", "pin swap on 41 cells, physical optimization pass 2"),
  "routing  10 %\rrouting  55 %\rrouting 100 %",
  "see \u001b]8;;https://example.com/timing\u001b\\the timing guide\u001b]8;;\u001b\\ for what to do",
];

const step = (name: string, lines: readonly string[], end: string) => [`==> ${name}`, ...lines, `<== ${name}${end}`];

/** The log of a build that failed while routing. It has one error. */
export const failedBuildLog = [
  "toolchain 2026.2, 4 threads",
  ...step("Elaborate", elaborated, " (29.1 s)"),
  ...step("Synthesize", synthesized, " (97.4 s)"),
  ...step("Place", placed, " (76.0 s)"),
  ...step("Route", routed, " failed (112.8 s)"),
].join("\n");

/** The 1-based number of the only error of `failedBuildLog`. */
export const failedBuildErrorLine = failedBuildLog.split("\n").findIndex((text) => text.includes("not met")) + 1;

/** Lines of an endless log, each with its number, from 0. */
export const numberedLine = (row: number) =>
  `${color(2, `18:05:${String(row % 60).padStart(2, "0")}`)} ${color(36, "route")} iteration ${row}: overlaps ${(row * 7) % 99_991}, slack -0.${row % 997} ns`;

export const numberedLog = (rows: number) => Array.from({ length: rows }, (_, row) => numberedLine(row)).join("\n");

interface RowsWindow {
  readonly startRow?: number;
  readonly rowsCount: number;
}

/** A server with a log. It limits windows to 10,000 rows and records them. It can grow, fail and ignore `startRow`. */
export class LogOnServer {
  readonly windows: RowsWindow[] = [];
  /** False for an older server, which returns only the last rows. */
  knowsStartRow = true;
  isFailing = false;
  #rows: string[];

  constructor(text: string) {
    this.#rows = text === "" ? [] : text.split("\n");
  }

  add(...rows: readonly string[]): void {
    this.#rows = [...this.#rows, ...rows];
  }

  readonly read = async (window: RowsWindow) => {
    this.windows.push(window);
    if (this.isFailing) throw new Error("No connection");
    const count = Math.min(window.rowsCount, 10_000);
    const last = Math.max(0, this.#rows.length - (this.knowsStartRow ? count : 100));
    const asked = this.knowsStartRow ? (window.startRow ?? last) : last;
    const startRow = asked < this.#rows.length ? asked : last;
    return { text: this.#rows.slice(startRow, startRow + count).join("\n"), startRow };
  };
}
