import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedSize, fitView, panBy, shownPart, zoomAt, zoomLimits } from "./zoom-view";

fc.configureGlobal({ seed: 1 });

const canvas = { width: 1_000, height: 600 };
const fitted = fittedSize(canvas, { width: 320, height: 160 });
const fit = fitView(canvas, fitted);

describe("a picture on its canvas", () => {
  it("fits whole and in the middle", () => {
    expect(fitted).toEqual({ width: 952, height: 476 });
    expect(fit).toEqual({ zoom: 1, x: 24, y: 62 });
    expect(shownPart(fit, canvas, fitted)).toEqual({ x: { from: 0, share: 1 }, y: { from: 0, share: 1 } });
  });

  it("fills the canvas if it has no size of its own", () => {
    expect(fittedSize(canvas, { width: 0, height: 0 })).toEqual({ width: 952, height: 552 });
    expect(fittedSize({ width: 0, height: 0 }, { width: 10, height: 10 })).toEqual({ width: 1, height: 1 });
  });

  it("keeps what lies under the pointer in its place while it zooms", () => {
    const at = { x: 500, y: 300 };
    const view = zoomAt(fit, 4, at, canvas, fitted);
    const under = (of: typeof view) => [(at.x - of.x) / of.zoom, (at.y - of.y) / of.zoom];
    expect(view.zoom).toBe(4);
    expect(under(view)[0]).toBeCloseTo(under(fit)[0] ?? 0);
    expect(under(view)[1]).toBeCloseTo(under(fit)[1] ?? 0);
  });

  it("comes back to where it was when it is zoomed in and out", () => {
    const there = zoomAt(fit, 3, { x: 10, y: 590 }, canvas, fitted);
    expect(zoomAt(there, 1 / 3, { x: 10, y: 590 }, canvas, fitted)).toEqual(fit);
  });

  it("is never lost, however it is moved and zoomed", () => {
    const act = fc.record({
      factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      x: fc.integer({ min: -5_000, max: 5_000 }),
      y: fc.integer({ min: -5_000, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const view = acts.reduce(
          (now, { factor, x, y }) =>
            panBy(zoomAt(now, factor, { x: 400, y: 200 }, canvas, fitted), { x, y }, canvas, fitted),
          fit,
        );
        const part = shownPart(view, canvas, fitted);
        expect(view.zoom).toBeGreaterThanOrEqual(zoomLimits.least);
        expect(view.zoom).toBeLessThanOrEqual(zoomLimits.most);
        expect(part.x.share).toBeGreaterThan(0);
        expect(part.y.share).toBeGreaterThan(0);
        expect(part.x.from + part.x.share).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
