import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChangeLog } from "./change-log";

fc.configureGlobal({ seed: 1 });

const channels = 5;

function resultOf<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe("the log of changes", () => {
  it("has the changes of each channel in order", () =>
    fc.assert(
      fc.property(fc.array(fc.nat(channels - 1), { maxLength: 1_000 }), (order) => {
        const log = new ChangeLog(channels);
        for (const [at, channel] of order.entries()) log.add(channel, at * 3);
        expect(log.count).toBe(order.length);
        for (let channel = 0; channel < channels; channel += 1) {
          const offsets = order.flatMap((other, at) => (other === channel ? [at * 3] : []));
          expect([...resultOf(log.offsetsOf(channel))]).toEqual(offsets);
        }
      }),
    ));

  it("has the changes of many channels", () => {
    const log = new ChangeLog(100_000);
    for (let at = 0; at < 1_000_000; at += 1) log.add((at * 7) % 100_000, at);
    for (const channel of [0, 1, 65_536, 99_999]) {
      const offsets = [...resultOf(log.offsetsOf(channel))];
      expect(offsets).toHaveLength(10);
      expect(offsets.every((offset) => (offset * 7) % 100_000 === channel)).toBe(true);
      expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    }
  });

  it("has a million changes of one channel", () => {
    const log = new ChangeLog(1);
    for (let at = 0; at < 1_000_000; at += 1) log.add(0, at);
    const offsets = resultOf(log.offsetsOf(0));
    expect(offsets.length).toBe(1_000_000);
    expect(offsets.every((offset, at) => offset === at)).toBe(true);
  });

  it("finds the time of each change", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(20_000), { minLength: 1, maxLength: 200 }),
        fc.array(fc.nat(25_000), { minLength: 1, maxLength: 200 }),
        (times, offsets) => {
          const log = new ChangeLog(1);
          const written = times.sort((one, other) => one - other);
          for (const [at, offset] of written.entries()) log.addTime(at * 10, offset);
          let index = 0;
          for (const offset of offsets.sort((one, other) => one - other)) {
            index = log.timeIndexAt(offset, index);
            expect(index).toBe(Math.max(0, written.filter((at) => at <= offset).length - 1));
          }
        },
      ),
    ));
});
