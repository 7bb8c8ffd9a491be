import { type ReactNode, useRef } from "react";
import { useDrag } from "./use-drag";
import type { WavesViewState } from "./use-waves";
import type { WavesWords } from "./waves-words";

interface TimeBarProps {
  readonly waves: WavesViewState;
  readonly plotId: string;
  readonly words: WavesWords;
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Shows which part of the time is in view. Dragging and pressing move it. */
export function TimeBar({ waves, plotId, words }: TimeBarProps): ReactNode {
  const { view, whole, setView } = waves;
  const span = view.end - view.start;
  const all = whole.end - whole.start;
  const bar = useRef<HTMLDivElement>(null);
  const grip = useRef(0);
  const timeAt = (clientX: number) => {
    const box = bar.current!.getBoundingClientRect();
    return whole.start + ((clientX - box.left) / box.width) * all;
  };
  const place = (start: number) => setView({ start, end: start + span });
  const start = useDrag({ onMove: ({ clientX }) => place(timeAt(clientX) - grip.current) });
  return (
    <div
      ref={bar}
      className="gh-waves-time"
      role="scrollbar"
      aria-label={words.texts.position}
      aria-controls={plotId}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={all > span ? Math.round((100 * (view.start - whole.start)) / (all - span)) : 0}
      tabIndex={0}
      onPointerDown={({ button, clientX }) => {
        if (button !== 0) return;
        const time = timeAt(clientX);
        grip.current = time >= view.start && time <= view.end ? time - view.start : span / 2;
        place(time - grip.current);
        start();
      }}
    >
      <i style={{ left: percent((view.start - whole.start) / all), width: percent(span / all) }} />
    </div>
  );
}
