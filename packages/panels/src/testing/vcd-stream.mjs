import createParser from "vcd-stream/lib/web-vcd-parser.js";
import createVcd from "vcd-stream/out/vcd.js";

export async function readVcdStream(text) {
  const parser = await createParser(await createVcd());
  const changes = new Map();
  parser.change.any((id, time, command, value, mask) => {
    const bits = value === undefined ? singleBit(command) : { value, mask };
    changes.set(id, [...(changes.get(id) ?? []), { time, ...bits }]);
  });
  parser.write(new TextEncoder().encode(text));
  const signals = parser.info.wires.body.flatMap(({ body = [] }) => body);
  return signals.map(({ name, size, link }) => ({ name, values: distinct(changes.get(link) ?? [], size) }));
}

/* Commands 14 to 19 are 0, 1, x, X, z and Z. `mask` marks x and z bits, and only z also has its value bit set. */
function singleBit(command) {
  const state = command < 16 ? command - 14 : command < 18 ? 2 : 3;
  return { value: BigInt(state & 1), mask: BigInt(state >> 1) };
}

function distinct(changes, width) {
  const last = [...new Map(changes.map(({ time, ...bits }) => [time, digits(bits, width)]))];
  return last.filter(([, bits], at) => bits !== last[at - 1]?.[1]).map(([time, bits]) => `${time}:${bits}`);
}

const digits = ({ value, mask }, width) =>
  Array.from({ length: width }, (_, at) => {
    const bit = BigInt(width - 1 - at);
    return "01xz"[Number(((mask >> bit) & 1n) * 2n + ((value >> bit) & 1n))];
  }).join("");
