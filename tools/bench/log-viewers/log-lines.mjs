// A log of a fixed seed: terminal colors, times, warnings. The same bytes in every run.
const seed = 20_261;
const needleRow = 0.7;
const escape = "\u001b";
const color = (code, text) => `${escape}[${code}m${text}${escape}[0m`;

/** The search term: one line has it, far from both ends. */
export const needle = "needle_in_the_log";

/** The text of one line in a thousand, and how often it is there. */
export const frequent = "fan-out limit";
export const frequentCount = (rows) => Math.ceil(rows / 1_000);

function* randomNumbers() {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

/** The log in pieces of 10,000 lines. */
export function* logPieces(rows) {
  const random = randomNumbers();
  const next = (most) => Math.floor(random.next().value * most);
  let piece = [];
  for (let row = 0; row < rows; row += 1) {
    const time = color(
      2,
      `18:${String(Math.floor(row / 60_000) % 60).padStart(2, "0")}:${(row % 60).toString().padStart(2, "0")}`,
    );
    const what =
      row === Math.floor(rows * needleRow) + 1
        ? needle
        : row % 1_000 === 0
          ? color(33, `warning: net u_${next(1e6)} is over its ${frequent}`)
          : `cell u_core/u_${next(1e6)}/q[${next(64)}] slack ${color(32, `+0.${next(1e6)} ns`)}`;
    piece.push(`${time} ${color(36, "route")} ${what}`);
    if (piece.length === 10_000) {
      yield `${piece.join("\n")}\n`;
      piece = [];
    }
  }
  if (piece.length > 0) yield `${piece.join("\n")}\n`;
}
