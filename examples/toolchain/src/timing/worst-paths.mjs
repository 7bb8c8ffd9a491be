import { findArrivals } from "./find-arrivals.mjs";
import { readSdf } from "./read-sdf.mjs";

const shown = 10;
const ns = (ps) => Math.round(ps) / 1000;

/** The worst setup check of each pin that stores a value. */
function endpoints(checks) {
  const worst = new Map();
  for (const check of checks) {
    const key = `${check.cell}/${check.pin}`;
    if (check.setupPs > (worst.get(key)?.setupPs ?? -Infinity)) worst.set(key, check);
  }
  return worst;
}

function hopsTo(pin, arrivals) {
  const hops = [];
  for (let by = arrivals.get(pin).by; by !== undefined; by = arrivals.get(by.from)?.by) {
    hops.unshift(by);
    if (by.kind === "clk-to-q") break;
  }
  return hops;
}

/** All parts of a path. The clock reaches both ends at different times, and that counts as routing. */
function partsOf({ pin, check, skewPs }, arrivals) {
  const skew = skewPs === 0 ? [] : [{ kind: "clk-skew", cell: check.cell, delayPs: skewPs }];
  return [...skew, ...hopsTo(pin, arrivals), { kind: "setup", cell: check.cell, delayPs: check.setupPs }];
}

const isRouting = ({ kind }) => kind === "net" || kind === "clk-skew";
const sum = (parts) => parts.reduce((total, { delayPs }) => total + delayPs, 0);

function describe(path, arrivals, netNames) {
  const parts = partsOf(path, arrivals);
  const { check, slackPs } = path;
  const delayPs = sum(parts);
  const routingPs = sum(parts.filter(isRouting));
  return {
    from: parts.find(({ kind }) => kind === "clk-to-q").cell,
    to: check.cell,
    delay_ns: ns(delayPs),
    slack_ns: ns(slackPs),
    logic_ns: ns(delayPs - routingPs),
    routing_ns: ns(routingPs),
    hops: parts
      // Neighbors in a carry chain have a wire without any delay between them.
      .filter(({ kind, delayPs: delay }) => kind !== "net" || delay > 0)
      .map(({ kind, cell, pin: port, delayPs: delay }) => ({
        kind,
        cell,
        ...(kind === "net" && { net: netNames.get(`${cell}/${port}`) ?? `${cell}.${port}` }),
        delay_ns: ns(delay),
      })),
  };
}

/**
 * Finds the slowest paths between clocked cells of the same clock.
 *
 * A path fails when it takes longer than the clock's period, or half of it between opposite edges. It is a `lut` issue
 * when its logic takes longer than its routing, and a `net` issue otherwise.
 *
 * @param netNames - The name of the net that each `cell/pin` drives.
 * @returns `paths`, the 10 with the least slack, and `issues`, the failing ones of each kind as `{ name, count }`.
 */
export function worstPaths(sdf, { clockMhz, netNames }) {
  const delays = readSdf(sdf);
  const edges = new Map(delays.checks.map(({ cell, clockPin, edge }) => [`${cell}/${clockPin}`, edge]));
  const { arrivals, clockAt } = findArrivals(delays, edges);
  const found = [];
  for (const [pin, check] of endpoints(delays.checks)) {
    const arrival = arrivals.get(pin);
    const clock = clockAt(`${check.cell}/${check.clockPin}`);
    if (arrival === undefined || arrival.clock !== clock.name) continue;
    const isHalf = arrival.edge !== undefined && arrival.edge !== check.edge;
    const budgetPs = 1e6 / clockMhz / (isHalf ? 2 : 1);
    const skewPs = arrival.clockDelayPs - clock.delayPs;
    const slackPs = budgetPs + clock.delayPs - arrival.atPs - check.setupPs;
    found.push({ pin, check, arrival, skewPs, slackPs });
  }
  found.sort((a, b) => a.slackPs - b.slackPs || (a.pin < b.pin ? -1 : 1));

  const failing = found.filter(({ slackPs }) => slackPs < 0).map((path) => describe(path, arrivals, netNames));
  const byLogic = failing.filter((path) => path.logic_ns > path.routing_ns).length;
  return {
    paths: found.slice(0, shown).map((path) => describe(path, arrivals, netNames)),
    issues: [
      { name: "lut", count: byLogic },
      { name: "net", count: failing.length - byLogic },
    ],
  };
}
