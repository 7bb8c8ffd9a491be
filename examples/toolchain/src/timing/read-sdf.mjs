const unescape = (name) => name.replace(/\\(.)/g, "$1");

/** `CELL/PIN` of an SDF as `{ cell, pin }`. A slash inside the cell's name is escaped. */
function pinOf(text) {
  const at = /(?<!\\)\/(?!.*(?<!\\)\/)/.exec(text).index;
  return { cell: unescape(text.slice(0, at)), pin: unescape(text.slice(at + 1)) };
}

const largest = (triple) => Math.max(...triple.split(":").map(Number));
const event = String.raw`(?:\((posedge|negedge) (\S+?)\)|(\S+))`;
const wire = /\(INTERCONNECT (\S+) (\S+) \(([\d:]+)\) \(([\d:]+)\)\)/;
const arc = new RegExp(String.raw`\(IOPATH ${event} (\S+) \(([\d:]+)\) \(([\d:]+)\)\)`);
const check = new RegExp(String.raw`\(SETUPHOLD ${event} ${event} \(([-\d:]+)\)`);
const instance = /^\s*\(INSTANCE (\S+)\)/;

/**
 * Reads the delays that nextpnr writes, one statement a line.
 *
 * @returns `wires` between cells, `arcs` through cells and setup `checks`. Delays are in picoseconds.
 */
export function readSdf(text) {
  const found = { wires: [], arcs: [], checks: [] };
  let cell;
  for (const line of text.split("\n")) {
    let match;
    if ((match = instance.exec(line))) cell = unescape(match[1]);
    else if ((match = wire.exec(line)))
      found.wires.push({
        from: pinOf(match[1]),
        to: pinOf(match[2]),
        delayPs: Math.max(largest(match[3]), largest(match[4])),
      });
    else if ((match = arc.exec(line)))
      found.arcs.push({
        cell,
        from: unescape(match[2] ?? match[3]),
        to: unescape(match[4]),
        delayPs: Math.max(largest(match[5]), largest(match[6])),
      });
    else if ((match = check.exec(line)))
      found.checks.push({
        cell,
        pin: unescape(match[2] ?? match[3]),
        clockPin: unescape(match[5] ?? match[6]),
        edge: match[4] ?? "posedge",
        setupPs: largest(match[7]),
      });
  }
  return found;
}
