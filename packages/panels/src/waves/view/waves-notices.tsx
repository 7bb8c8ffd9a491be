import type { ReactNode } from "react";
import type { WavesState, WavesStore } from "../vcd/waves-store";
import { WavesIcon } from "./icon";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface WavesNoticesProps {
  readonly state: WavesState;
  readonly store: WavesStore | undefined;
  readonly words: WavesWords;
}

/** The progress of reading, the reason for a failure, and the problems of the file. */
export function WavesNotices({ state, store, words }: WavesNoticesProps): ReactNode {
  const { texts, number } = words;
  if (state.phase === "reading") return <Reading {...state} store={store} words={words} />;
  if (state.phase === "failed")
    return (
      <div className="gh-waves-blank" role="alert">
        <p>{texts.failures[state.failure]}</p>
        {(state.failure === "unreadable" || state.failure === "canceled") && (
          <WavesButton label={texts.retry} onPress={() => store?.open()} />
        )}
      </div>
    );
  const { file, failure } = state;
  if (file.signals.length === 0)
    return (
      <div className="gh-waves-blank">
        <p>{texts.noSignals}</p>
      </div>
    );
  return (
    <>
      {failure && (
        <div className="gh-waves-notice" role="alert">
          <WavesIcon name="warning" />
          <span>{texts.partly(texts.failures[failure])}</span>
          <WavesButton label={texts.retry} onPress={() => store?.open()} />
        </div>
      )}
      {file.problems.length > 0 && (
        <div className="gh-waves-notice" role="status">
          <WavesIcon name="warning" />
          <strong>{texts.problemsLead}</strong>
          {file.problems.map(({ kind, count, offset }) => (
            <span key={kind}>
              {texts.problems[kind](number(count))} {texts.firstAt(number(offset))}
            </span>
          ))}
        </div>
      )}
    </>
  );
}

interface ReadingProps extends Omit<WavesNoticesProps, "state"> {
  readonly readBytes: number;
  readonly size: number | undefined;
}

function Reading({ readBytes, size, store, words }: ReadingProps): ReactNode {
  const { texts } = words;
  // A server may report a size that is too small.
  const share = size === undefined || size === 0 ? undefined : Math.min(1, readBytes / size);
  const text =
    share === undefined || size === undefined
      ? texts.reading(words.size(readBytes))
      : texts.readingOf(words.percent(share), words.size(size));
  return (
    <div className="gh-waves-blank">
      <p>{text}</p>
      <progress aria-label={text} {...(share === undefined ? {} : { value: share })} />
      {store && <WavesButton label={texts.cancel} onPress={() => store.cancel()} />}
    </div>
  );
}
