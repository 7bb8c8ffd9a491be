const printable = 94;

/** A short identifier for a signal's number, made of printable characters. */
function idOf(number) {
  const rest = Math.floor(number / printable);
  return (rest === 0 ? "" : idOf(rest - 1)) + String.fromCharCode(33 + (number % printable));
}

// Viewers read brackets as a range of bits.
const nameOf = (name) => name.replace(/[^\w.$]/g, "_");

/**
 * Writes signals as a value change dump with a resolution of 1 ps.
 *
 * @param signals - `{ name, width, kind }` with the kind `wire` or `reg`.
 * @returns `change(timePs, values)`, which takes the bits of each signal in order, and `text()`.
 */
export function createVcd(top, signals) {
  const declared = signals.map((signal, at) => ({ ...signal, id: idOf(at) }));
  const lines = ["$timescale 1ps $end", `$scope module ${nameOf(top)} $end`];
  for (const { name, width, kind, id } of declared) lines.push(`$var ${kind} ${width} ${id} ${nameOf(name)} $end`);
  lines.push("$upscope $end", "$enddefinitions $end");
  const last = [];

  function change(timePs, values) {
    if (values.every((value, at) => value === last[at])) return;
    lines.push(`#${timePs}`);
    for (const [at, { width, id }] of declared.entries()) {
      if (values[at] === last[at]) continue;
      last[at] = values[at];
      lines.push(width === 1 ? `${values[at]}${id}` : `b${values[at]} ${id}`);
    }
  }

  return { change, text: () => `${lines.join("\n")}\n` };
}
