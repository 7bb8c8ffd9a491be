import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fittedSize, fitView, panBy, type Point, type Size, zoomAt, zoomStep, type ZoomView } from "./zoom-view";

const none: Size = { width: 0, height: 0 };
const nowhere: Point = { x: 0, y: 0 };
const panPx = 48;
/** The zoom exponent per pixel. A notch of a wheel is about 100 pixels. A trackpad pinch sends many small steps. */
const wheelStep = 0.0018;
const linePx = 16;

export interface Zoom {
  readonly view: ZoomView;
  readonly canvas: Size;
  readonly fitted: Size;
  /** Zooms at the middle of the canvas. */
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  /** For the element around the picture and its tools, so that the keys work wherever the focus is inside it. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** For the canvas, the element behind the picture. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Zooms and pans a picture by wheel, pinch, drag and keys. A fitted picture stays fitted when the canvas resizes. */
export function useZoom(place: RefObject<HTMLElement | null>, picture: Size): Zoom {
  const canvas = useSize(place);
  const fitted = fittedSize(canvas, picture);
  // Null fits the picture at any canvas size.
  const [chosen, setChosen] = useState<ZoomView | null>(null);
  // Keep it in view: the window may have become smaller.
  const view = chosen === null ? fitView(canvas, fitted) : panBy(chosen, nowhere, canvas, fitted);
  const latest = useRef({ view, canvas, fitted });
  useEffect(() => {
    latest.current = { view, canvas, fitted };
  });
  const change = useCallback((next: (now: typeof latest.current) => ZoomView) => {
    const moved = next(latest.current);
    latest.current = { ...latest.current, view: moved };
    setChosen(moved.zoom === 1 ? null : moved);
  }, []);
  const zoom = useCallback(
    (factor: number, at?: Point) =>
      change((now) => {
        const middle = { x: now.canvas.width / 2, y: now.canvas.height / 2 };
        return zoomAt(now.view, factor, at ?? middle, now.canvas, now.fitted);
      }),
    [change],
  );
  const pan = (by: Point) => change((now) => panBy(now.view, by, now.canvas, now.fitted));
  useWheel(place, zoom);
  const fit = () => setChosen(null);
  return { view, canvas, fitted, zoomBy: zoom, fit, onKeyDown, handlers: usePointers(zoom, pan) };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      "+": () => zoom(zoomStep),
      "=": () => zoom(zoomStep),
      "-": () => zoom(1 / zoomStep),
      "0": fit,
      ArrowLeft: () => pan({ x: panPx, y: 0 }),
      ArrowRight: () => pan({ x: -panPx, y: 0 }),
      ArrowUp: () => pan({ x: 0, y: panPx }),
      ArrowDown: () => pan({ x: 0, y: -panPx }),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }
}

function useSize(place: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(none);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

// React's wheel listeners are passive, so they can't stop the page from scrolling or the browser from zooming.
function useWheel(place: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * linePx;
      // A trackpad pinch arrives as a wheel event with Ctrl, in steps a tenth as large.
      const speed = event.ctrlKey ? 6 * wheelStep : wheelStep;
      zoom(Math.exp(-delta * speed), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [place, zoom]);
}

/** One pointer drags, two pinch. */
function usePointers(zoom: (factor: number, at: Point) => void, pan: (by: Point) => void) {
  const pointers = useRef(new Map<number, Point>());
  const atOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const end = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, atOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = atOf(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other === undefined) return pan({ x: now.x - before.x, y: now.y - before.y });
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      pan({ x: middle(now).x - middle(before).x, y: middle(now).y - middle(before).y });
      zoom(apart(now) / apart(before), middle(now));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
