// The summary of `npm test`. CI pages show the last hundred lines of a run, so these must contain the failures.
const mostFailures = 30;
const mostSlow = 5;
const widest = 220;

const sum = (steps, key) => steps.reduce((total, step) => total + step[key], 0);
const cut = (line) => (line.length > widest ? `${line.slice(0, widest - 3)}...` : line);

function failureLines(steps) {
  const all = steps.flatMap(({ name: step, failures }) =>
    failures.map(({ file, name, message }) =>
      cut([[step, file, name].filter(Boolean).join(" › "), message].filter(Boolean).join(": ")),
    ),
  );
  if (all.length === 0) return [];
  const more = all.length - mostFailures;
  return ["", "── failed", ...all.slice(0, mostFailures), ...(more > 0 ? [`and ${more} more`] : [])];
}

function slowestLines(steps) {
  const slowest = steps.flatMap(({ name: step, durations }) =>
    durations
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, mostSlow)
      .map(({ name, seconds }) => cut(`${seconds.toFixed(1).padStart(8)} s  ${step} › ${name}`)),
  );
  return slowest.length === 0 ? [] : ["", "── slowest", ...slowest];
}

function tableLines(steps) {
  const line = (cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : at < 4 ? cell.padStart(8) : `  ${cell}`)).join("");
  return [
    "",
    line(["step", "passed", "failed", "seconds", ""]),
    ...steps.map(({ name, passed, failed, seconds, notes }) =>
      line([name, String(passed), String(failed), seconds.toFixed(1), notes.join(", ")]),
    ),
  ];
}

function tookLine({ isLong, seconds }) {
  const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  return `${isLong ? "in full" : "at the usual depth"}, in ${clock} min`;
}

/** The lines to print after all steps. `run.seconds` is the total time. The last line is `N passed, N failed`. */
export function testSummary(steps, run) {
  return [
    ...slowestLines(steps),
    ...failureLines(steps),
    ...tableLines(steps),
    tookLine(run),
    `${sum(steps, "passed")} passed, ${sum(steps, "failed")} failed`,
  ];
}
