import { topModule } from "./synthesize.mjs";

// Wire names of resources, with the source of their count: cells of the mapped netlist, or a row of the router's
// utilization. Each logic cell has one LUT and one flip-flop. The device has no LUT RAM.
const kinds = [
  { name: "lut", cells: /^SB_LUT4$/, row: "ICESTORM_LC" },
  { name: "fd", cells: /^SB_DFF/, row: "ICESTORM_LC" },
  { name: "dsp", row: "ICESTORM_DSP" },
  { name: "ram_fifo", row: "ICESTORM_RAM" },
  { name: "ultraram", row: "ICESTORM_SPRAM" },
];

/** `{ name, used, available }` for each kind of resource of the device. */
export function countResources(mapped, utilization) {
  const [, { cells }] = topModule(mapped);
  const types = Object.values(cells).map(({ type }) => type);
  return kinds.map(({ name, cells: pattern, row }) => ({
    name,
    used: pattern === undefined ? utilization[row].used : types.filter((type) => pattern.test(type)).length,
    available: utilization[row].available,
  }));
}
