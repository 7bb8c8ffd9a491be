import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { inkNames, readInks } from "../draw/inks";
import { type DrawnRow, paintWaves } from "../draw/paint-waves";
import { usePlotPointer } from "./use-plot-pointer";
import type { RowsInView } from "./use-scrolled-rows";
import { useThemeChanges } from "./use-theme-changes";
import type { WavesViewState } from "./use-waves";
import { signalName } from "./wave-items";
import type { WavesWords } from "./waves-words";

interface WavePlotProps {
  readonly waves: WavesViewState;
  readonly inView: RowsInView;
  readonly contentHeight: number;
  readonly words: WavesWords;
}

/* A press this near to an edge snaps to it. */
const snapPixels = 6;

/** The waves of the rows in view, on a canvas as large as the part in view. */
export function WavePlot({ waves, inView, contentHeight, words }: WavePlotProps): ReactNode {
  const { file, whole, view, setView, shown, chosen, format, cursor, secondCursor, changes, setPlotWidth } = waves;
  const { first, last, rowHeight, scrollTop, height } = inView;
  const plotRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const theme = useThemeChanges(plotRef);
  const { plotWidth } = waves;

  const onPress = (time: number, y: number, isSecond: boolean) => {
    const row = Math.floor(y / rowHeight) - 1;
    const item = row >= 0 ? shown[row] : undefined;
    waves.choose(item);
    const edges = item?.kind === "signal" ? changes.get(item.signal) : undefined;
    const near = (snapPixels * (view.end - view.start)) / plotWidth;
    const at = edges?.at(time + near) ?? -1;
    const edge = edges && at >= 0 ? edges.timeAt(at) : undefined;
    const place = edge !== undefined && Math.abs(edge - time) <= near ? edge : Math.round(time);
    const inside = Math.min(file.endTime, Math.max(file.startTime, place));
    if (isSecond) waves.setSecondCursor(inside);
    else waves.setCursor(inside);
  };
  const { onPointerDown, isDragged } = usePlotPointer({ ref: plotRef, view, whole, setView, onPress });

  useLayoutEffect(() => {
    const plot = plotRef.current;
    if (!plot) return;
    const measure = () => setPlotWidth(Math.max(1, plot.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(plot);
    return () => observer.disconnect();
  }, [setPlotWidth]);

  const signals = shown.slice(first, last).flatMap((item) => (item.kind === "signal" ? [item.signal] : []));
  useEffect(() => changes.want(chosen?.kind === "signal" ? [...signals, chosen.signal] : signals));

  useLayoutEffect(() => {
    const [plot, canvas] = [plotRef.current, canvasRef.current];
    const context = canvas?.getContext("2d");
    if (!plot || !canvas || !context || height <= 0) return;
    const ratio = devicePixelRatio || 1;
    const [width, tall] = [Math.round(plotWidth * ratio), Math.round(height * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== tall) canvas.height = tall;
    const { fontSize, fontFamily } = getComputedStyle(canvas);
    context.font = `${Number.parseFloat(fontSize) * ratio}px ${fontFamily}`;
    const rows = shown.slice(first, last).map((item): DrawnRow => ({
      signal: item.kind === "signal" ? item.signal : undefined,
      changes: item.kind === "signal" ? changes.get(item.signal) : undefined,
      radix: item.kind === "signal" ? item.radix : "hex",
      isChosen: item.id === chosen?.id,
    }));
    paintWaves(
      {
        context,
        inks: readInks(plot),
        window: view,
        width,
        height: tall,
        ratio,
        rowHeight: rowHeight * ratio,
        characterWidth: context.measureText("0").width,
      },
      { bytes: file.bytes, rows, top: ((first + 1) * rowHeight - scrollTop) * ratio, format, cursor, secondCursor },
    );
  }, [
    file,
    view,
    shown,
    chosen,
    first,
    last,
    rowHeight,
    scrollTop,
    height,
    plotWidth,
    format,
    cursor,
    secondCursor,
    changes,
    changes.version,
    theme,
  ]);

  const { texts, number } = words;
  const count = shown.filter(({ kind }) => kind === "signal").length;
  const names = count === 1 && chosen?.kind === "signal" ? signalName(chosen.signal) : texts.signalCount(number(count));
  return (
    <div
      ref={plotRef}
      className="gh-waves-plot"
      data-dragged={isDragged || undefined}
      style={{ height: contentHeight }}
      onPointerDown={onPointerDown}
    >
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={texts.plot(names, format.text(Math.round(view.start)), format.text(Math.round(view.end)))}
        style={{ height }}
      />
      <span hidden>
        {inkNames.map((name) => (
          <i key={name} data-ink={name} />
        ))}
      </span>
    </div>
  );
}
