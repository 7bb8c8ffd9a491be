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

/** The number of connections that end at each pin. */
function countArriving(leaving) {
  const open = new Map();
  for (const { to } of [...leaving.values()].flat()) open.set(to, (open.get(to) ?? 0) + 1);
  return open;
}

/**
 * Finds the latest arrival time at each pin on a path from a clocked cell.
 *
 * A pin is visited once all pins before it are known. Combinational loops never become known, so they are left out, and
 * so are paths that start at an input of the device.
 *
 * @returns `arrivals`, by pin: `{ atPs, clock, clockDelayPs, edge, by }`, with times since the clock's edge at its
 * source. `by` is the connection that leads back to the start. `clockAt(pin)` is the clock at a pin as `{ name, delayPs
 * }`.
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
