import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type HeldTime, moveWindow, pinchWindow, type TimeWindow, zoomWindow } from "../draw/time-window";
import { useDrag } from "./use-drag";

interface PlotPointer {
  readonly ref: RefObject<HTMLElement | null>;
  readonly view: TimeWindow;
  readonly whole: TimeWindow;
  readonly setView: (view: TimeWindow) => void;
  /** Called with the pressed place in the plot. `y` counts from the plot's top. */
  readonly onPress: (time: number, y: number, isSecond: boolean) => void;
}

const clickPixels = 4;
const zoomSpeed = 0.004;
const linePixels = 16;

/**
 * Dragging moves the waves, two fingers zoom, and a press sets a cursor. The wheel zooms with Control and moves with
 * Shift.
 */
export function usePlotPointer({ ref, view, whole, setView, onPress }: PlotPointer) {
  const [drag, setDrag] = useState<{
    readonly pointerId: number;
    readonly x: number;
    readonly view: TimeWindow;
    readonly isMoving: boolean;
  }>();
  const fingers = useRef(new Map<number, HeldTime>());
  const latest = useRef({ view, whole, setView });
  useEffect(() => {
    latest.current = { view, whole, setView };
  });
  useEffect(() => {
    const plot = ref.current;
    // React's wheel listener is passive, so it could not stop the page from zooming.
    const onWheel = (event: WheelEvent) => {
      const { view: now, whole: all, setView: set } = latest.current;
      const box = plot!.getBoundingClientRect();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : linePixels;
      const along = event.deltaX === 0 && event.shiftKey ? event.deltaY : event.deltaX;
      if (event.ctrlKey || event.metaKey) {
        const at = now.start + ((event.clientX - box.left) / box.width) * (now.end - now.start);
        set(zoomWindow(now, all, at, Math.exp(event.deltaY * unit * zoomSpeed)));
      } else if (Math.abs(along) > Math.abs(event.shiftKey ? 0 : event.deltaY))
        set(moveWindow(now, all, (along * unit * (now.end - now.start)) / box.width));
      else return;
      event.preventDefault();
    };
    plot?.addEventListener("wheel", onWheel, { passive: false });
    return () => plot?.removeEventListener("wheel", onWheel);
  }, [ref]);

  const start = useDrag({
    onMove(event) {
      const plot = ref.current;
      if (!drag || !plot) return;
      const held = fingers.current.get(event.pointerId);
      if (held) fingers.current.set(event.pointerId, { ...held, share: placeOf(event).share });
      const [one, other] = [...fingers.current.values()];
      if (one && other) return setView(pinchWindow(one, other, whole));
      if (event.pointerId !== drag.pointerId) return;
      const by = event.clientX - drag.x;
      if (!drag.isMoving && Math.abs(by) < clickPixels) return;
      if (!drag.isMoving) setDrag({ ...drag, isMoving: true });
      setView(moveWindow(drag.view, whole, (-by * (drag.view.end - drag.view.start)) / plot.clientWidth));
    },
    onEnd(event) {
      setDrag(undefined);
      fingers.current.clear();
      if (!event || !drag || drag.isMoving) return;
      const { time, y } = placeOf(event);
      onPress(time, y, event.shiftKey);
    },
  });
  return {
    isDragged: drag?.isMoving === true,
    onPointerDown(event: ReactPointerEvent) {
      if (event.button !== 0) return;
      const { pointerId, clientX: x } = event;
      const { time, share } = placeOf(event);
      fingers.current.set(pointerId, { time, share });
      // A second finger zooms, so the first one must neither move the waves nor press.
      setDrag(drag ? { ...drag, isMoving: true } : { pointerId, x, view, isMoving: false });
      start();
    },
  };

  function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
    const box = ref.current?.getBoundingClientRect();
    const share = box ? (clientX - box.left) / box.width : 0;
    return { share, time: view.start + share * (view.end - view.start), y: clientY - (box?.top ?? 0) };
  }
}
