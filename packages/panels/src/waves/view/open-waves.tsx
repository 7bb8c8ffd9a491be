import { useEscape } from "@gatehouse/design";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from "react";
import type { WaveFile } from "../vcd/wave-file";
import { ChosenBar } from "./chosen-bar";
import { KeysList } from "./keys-list";
import { SignalList } from "./signal-list";
import { SignalPicker } from "./signal-picker";
import { TimeBar } from "./time-bar";
import { usePanes } from "./use-panes";
import { useScrolledRows } from "./use-scrolled-rows";
import { useValueSearch } from "./use-value-search";
import { useWaves } from "./use-waves";
import { WavePlot } from "./wave-plot";
import { escapeOf, handleWavesKey, isTyping } from "./waves-keys";
import { WavesStatus } from "./waves-status";
import { WavesTables } from "./waves-tables";
import { WavesToolbar } from "./waves-toolbar";
import type { WavesViewProps } from "./waves-view-props";
import type { WavesWords } from "./waves-words";

interface OpenWavesProps extends Pick<WavesViewProps, "time" | "actions" | "fileName"> {
  readonly file: WaveFile;
  readonly frameRef: RefObject<HTMLDivElement | null>;
  readonly words: WavesWords;
}

/** The viewer once its file has been read. */
export function OpenWaves({ file, time, actions, fileName = "waves.csv", frameRef, words }: OpenWavesProps): ReactNode {
  const { texts } = words;
  const plotId = useId();
  const waves = useWaves(file, time, words);
  const search = useValueSearch(waves);
  const panes = usePanes(frameRef);
  const { shown, chosen } = waves;
  const { boxRef, headRef, inView, contentHeight, showRow, onScroll } = useScrolledRows(shown.length);
  const chosenAt = chosen ? shown.indexOf(chosen) : -1;
  useEffect(() => showRow(chosenAt), [showRow, chosenAt]);
  const leave = escapeOf(panes);
  useEscape(frameRef, leave && ((focused) => (isTyping(focused) ? false : leave())));
  const onKeyDown = (event: KeyboardEvent) => handleWavesKey(event, waves, search, panes);
  return (
    <div className="gh-waves-open" data-full={panes.isFull || undefined} onKeyDown={onKeyDown}>
      <WavesToolbar waves={waves} panes={panes} actions={actions} words={words} />
      {panes.isPicking && (
        <SignalPicker
          waves={waves}
          onClose={() => {
            panes.setPicking(false);
            panes.focusList();
          }}
          words={words}
        />
      )}
      <ChosenBar waves={waves} search={search} panes={panes} words={words} />
      {panes.isTable ? (
        <WavesTables waves={waves} fileName={fileName} words={words} />
      ) : shown.length === 0 ? (
        <div className="gh-waves-blank">
          <p>{texts.noRows}</p>
          <p>{texts.noRowsText}</p>
        </div>
      ) : (
        <>
          <div ref={boxRef} id={plotId} className="gh-waves-scroll" onScroll={onScroll}>
            <div className="gh-waves-names">
              <div ref={headRef} className="gh-waves-head">
                <span>{texts.signals}</span>
                <span>{texts.value}</span>
              </div>
              <SignalList waves={waves} inView={inView} words={words} />
            </div>
            <WavePlot waves={waves} inView={inView} contentHeight={contentHeight} words={words} />
          </div>
          <TimeBar waves={waves} plotId={plotId} words={words} />
        </>
      )}
      <WavesStatus waves={waves} panes={panes} words={words} />
      {panes.isShowingKeys && <KeysList words={words} />}
    </div>
  );
}
