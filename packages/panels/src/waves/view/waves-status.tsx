import type { ReactNode } from "react";
import type { WavesPanes } from "./use-panes";
import type { WavesViewState } from "./use-waves";
import type { WavesWords } from "./waves-words";

interface WavesStatusProps {
  readonly waves: WavesViewState;
  readonly panes: WavesPanes;
  readonly words: WavesWords;
}

/** Shows the cursors, their distance, and the visible time range. */
export function WavesStatus({ waves, panes, words }: WavesStatusProps): ReactNode {
  const { texts, number, size } = words;
  const { cursor, secondCursor, format, file, items, clipboard } = waves;
  const apart = secondCursor === undefined ? 0 : Math.abs(cursor - secondCursor);
  const count = items.filter(({ kind }) => kind === "signal").length;
  return (
    <div className="gh-waves-status">
      <span role="status">{texts.cursorAt(format.text(cursor))}</span>
      {secondCursor !== undefined && <span>{texts.secondAt(format.text(secondCursor))}</span>}
      {secondCursor !== undefined && (
        <span role="status">
          {apart === 0
            ? texts.noDifference(format.text(0))
            : texts.difference(format.text(apart), format.frequency(apart))}
        </span>
      )}
      <span>
        {count === file.signals.length
          ? texts.signalCount(number(count))
          : texts.shownOf(number(count), texts.signalCount(number(file.signals.length)))}
      </span>
      <span>{size(file.size)}</span>
      <span role="status">
        {clipboard.result !== undefined && (clipboard.result === "copied" ? texts.copied : texts.copyFailed)}
      </span>
      <button
        type="button"
        className="gh-waves-button"
        aria-expanded={panes.isShowingKeys}
        onClick={() => panes.setShowingKeys(!panes.isShowingKeys)}
      >
        <kbd className="gh-waves-key">?</kbd> {texts.keys}
      </button>
    </div>
  );
}
