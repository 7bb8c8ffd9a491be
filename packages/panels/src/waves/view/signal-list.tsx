import { type ReactNode, useId } from "react";
import { valueText } from "../values/value-text";
import { WavesIcon } from "./icon";
import type { RowsInView } from "./use-scrolled-rows";
import type { WavesViewState } from "./use-waves";
import { signalName, type WaveItem } from "./wave-items";
import type { WavesWords } from "./waves-words";

interface SignalListProps {
  readonly waves: WavesViewState;
  readonly inView: RowsInView;
  readonly words: WavesWords;
}

/**
 * The names of the rows in view and their values at the cursor. The chosen row is always rendered, for assistive
 * technology.
 */
export function SignalList({ waves, inView, words }: SignalListProps): ReactNode {
  const { shown, chosen, cursor, changes, file } = waves;
  const { texts } = words;
  const { first, last, rowHeight } = inView;
  const id = useId();
  const at = chosen ? shown.indexOf(chosen) : -1;
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (at >= 0 && (at < first || at >= last)) rows.push(at);

  const textOf = (item: WaveItem) => {
    if (item.kind === "group") return "";
    const edges = changes.get(item.signal);
    return edges ? valueText(file.bytes, edges, edges.at(cursor), item.signal, item.radix) : "";
  };
  return (
    <div
      className="gh-waves-list"
      role="listbox"
      aria-label={texts.signals}
      tabIndex={0}
      aria-activedescendant={chosen && `${id}-${chosen.id}`}
      style={{ height: shown.length * rowHeight }}
    >
      {rows.map((row) => {
        const item = shown[row]!;
        const isGroup = item.kind === "group";
        const value = textOf(item);
        const name = isGroup ? item.name : signalName(item.signal);
        return (
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            className="gh-waves-item"
            role="option"
            aria-selected={item.id === chosen?.id}
            aria-setsize={shown.length}
            aria-posinset={row + 1}
            aria-label={isGroup ? texts.groupItem(name, item.isFolded) : texts.signalItem(name, value || texts.noValue)}
            data-group={isGroup ? (item.isFolded ? "folded" : "open") : undefined}
            title={isGroup ? undefined : name}
            style={{ top: row * rowHeight }}
            onClick={() => {
              waves.choose(item);
              waves.fold(item);
            }}
          >
            {isGroup && <WavesIcon name="right" />}
            <span className="gh-waves-name">{name}</span>
            {!isGroup && <span className="gh-waves-value">{value}</span>}
          </div>
        );
      })}
    </div>
  );
}
