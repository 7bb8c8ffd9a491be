import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { moveWindow, type TimeWindow, zoomWindow } from "../draw/time-window";
import { useDrag } from "./use-drag";

interface PlotPointer {
  readonly ref: RefObject<HTMLElement | null>;
  readonly view: TimeWindow;
  readonly whole: TimeWindow;
  readonly setView: (view: TimeWindow) => void;
  /** Told where the plot is pressed. `y` is from the plot's top. */
  readonly onPress: (time: number, y: number, isSecond: boolean) => void;
}

const clickPixels = 4;
const zoomSpeed = 0.004;
const linePixels = 16;

/** Dragging moves the waves, a press sets a cursor, and the wheel zooms with Control and moves with Shift. */
export function usePlotPointer({ ref, view, whole, setView, onPress }: PlotPointer) {
  const [drag, setDrag] = useState<{ readonly x: number; readonly view: TimeWindow; readonly isMoving: boolean }>();
  const latest = useRef({ view, whole, setView });
  useEffect(() => {
    latest.current = { view, whole, setView };
  });
  useEffect(() => {
    const plot = ref.current;
    // React's own listener could not stop the page from zooming.
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
      const by = event.clientX - drag.x;
      if (!drag.isMoving && Math.abs(by) < clickPixels) return;
      if (!drag.isMoving) setDrag({ ...drag, isMoving: true });
      setView(moveWindow(drag.view, whole, (-by * (drag.view.end - drag.view.start)) / plot.clientWidth));
    },
    onEnd(event) {
      setDrag(undefined);
      const box = ref.current?.getBoundingClientRect();
      if (!event || !drag || drag.isMoving || !box) return;
      const time = view.start + ((event.clientX - box.left) / box.width) * (view.end - view.start);
      onPress(time, event.clientY - box.top, event.shiftKey);
    },
  });
  return {
    isDragged: drag?.isMoving === true,
    onPointerDown(event: ReactPointerEvent) {
      if (event.button !== 0) return;
      setDrag({ x: event.clientX, view, isMoving: false });
      start();
    },
  };
}
