import { type ReactNode, useEffect, useRef } from "react";
import { ChangesTable } from "./changes-table";
import type { WavesViewState } from "./use-waves";
import { ValuesTable } from "./values-table";
import type { WavesWords } from "./waves-words";

interface WavesTablesProps {
  readonly waves: WavesViewState;
  readonly fileName: string;
  readonly words: WavesWords;
}

/** The waves as text: the values at the cursor, and the changes of the chosen signal. */
export function WavesTables({ waves, fileName, words }: WavesTablesProps): ReactNode {
  const { chosen, changes } = waves;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const edges = chosen?.kind === "signal" ? changes.get(chosen.signal) : undefined;
  return (
    <div ref={box} className="gh-waves-tables" tabIndex={-1} role="group" aria-label={words.texts.table}>
      <ValuesTable waves={waves} words={words} />
      {chosen?.kind === "signal" && edges && (
        <ChangesTable key={chosen.id} waves={waves} item={chosen} edges={edges} fileName={fileName} words={words} />
      )}
    </div>
  );
}
