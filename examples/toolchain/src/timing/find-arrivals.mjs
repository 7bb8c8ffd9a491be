const keyOf = (cell, pin) => `${cell}/${pin}`;

/** Every connection of the design as `{ from, to, kind, cell, pin, delayPs }`, grouped by the pin that it leaves. */
function connections({ wires, arcs }, clockPins) {
  const leaving = new Map();
  const add = (from, edge) => leaving.set(from, [...(leaving.get(from) ?? []), { from, ...edge }]);
  for (const { from, to, delayPs } of wires)
    add(keyOf(from.cell, from.pin), {
      to: keyOf(to.cell, to.pin),
      kind: "net",
      cell: from.cell,
      pin: from.pin,
      delayPs,
    });
  for (const { cell, from, to, delayPs } of arcs) {
    const kind = clockPins.has(keyOf(cell, from)) ? "clk-to-q" : "logic";
    add(keyOf(cell, from), { to: keyOf(cell, to), kind, cell, pin: to, delayPs });
  }
  return leaving;
}

/** How many connections of data paths end at each pin. */
function countArriving(leaving) {
  const open = new Map();
  for (const { to } of [...leaving.values()].flat()) open.set(to, (open.get(to) ?? 0) + 1);
  return open;
}

/**
 * Finds when the latest signal arrives at each pin that a clocked cell drives.
 *
 * Pins are visited once all that lead to them are known. Combinational loops are never complete, so they are left out,
 * as are paths that start at an input of the device.
 *
 * @returns `arrivals`, by pin: `{ atPs, clock, clockDelayPs, edge, by }`, since the clock's edge at its source, where `by`
 * leads back to the start; and `clockAt(pin)`: the clock at a pin as `{ name, delayPs }`.
 */
export function findArrivals(delays, edges) {
  const clockPins = new Set([...edges.keys()]);
  for (const { cell, from } of delays.arcs) if (/CLK|CLOCK/.test(from)) clockPins.add(keyOf(cell, from));
  const clocks = new Map(
    delays.wires.map(({ from, to, delayPs }) => [
      keyOf(to.cell, to.pin),
      { name: keyOf(from.cell, from.pin), delayPs },
    ]),
  );
  const clockAt = (pin) => clocks.get(pin) ?? { name: undefined, delayPs: 0 };
  const leaving = connections(delays, clockPins);
  const open = countArriving(leaving);
  const arrivals = new Map();

  function launch(pin) {
    const { name, delayPs } = clockAt(pin);
    return { atPs: delayPs, clock: name, clockDelayPs: delayPs, edge: edges.get(pin) };
  }

  const ready = [...leaving.keys()].filter((pin) => !open.has(pin));
  for (let pin = ready.pop(); pin !== undefined; pin = ready.pop()) {
    for (const by of leaving.get(pin) ?? []) {
      const start = by.kind === "clk-to-q" ? launch(pin) : arrivals.get(pin);
      const known = arrivals.get(by.to);
      if (start !== undefined && (known === undefined || start.atPs + by.delayPs > known.atPs))
        arrivals.set(by.to, { ...start, atPs: start.atPs + by.delayPs, by });
      open.set(by.to, open.get(by.to) - 1);
      if (open.get(by.to) === 0) ready.push(by.to);
    }
  }
  return { arrivals, clockAt };
}
