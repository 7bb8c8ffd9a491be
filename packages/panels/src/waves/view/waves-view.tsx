import { type ReactNode, useCallback, useRef, useState } from "react";
import { ownStyle } from "../../viewers/own-style";
import type { WaveFile } from "../vcd/wave-file";
import { OpenWaves } from "./open-waves";
import { useWavesFile } from "./use-waves-file";
import { WavesNotices } from "./waves-notices";
import { wavesStyle } from "./waves-style";
import type { WavesViewProps } from "./waves-view-props";
import { useWavesWords } from "./waves-words";

const keys = new WeakMap<WaveFile, number>();
let lastKey = 0;

/** Another file starts over, because the choices don't apply to it. */
function keyOf(file: WaveFile): number {
  const known = keys.get(file) ?? (lastKey += 1);
  keys.set(file, known);
  return known;
}

/**
 * Shows the waves of a simulation, from a value change dump (VCD) of any size: signals in groups, zoom, two cursors,
 * radixes, edges, values, and a table of them. It needs a `GatehouseRoot` or a `Shell` above it, and no server.
 */
export function WavesView(props: WavesViewProps): ReactNode {
  const { source, label, height } = props;
  const words = useWavesWords(props.texts, props.locale);
  const [state, store] = useWavesFile(source);
  const frameRef = useRef<HTMLDivElement | null>(null);
  const [keepStyle] = useState(() => ownStyle(wavesStyle));
  const onFrame = useCallback(
    (element: HTMLDivElement | null) => {
      frameRef.current = element;
      keepStyle(element);
    },
    [keepStyle],
  );
  const isShown = state.phase === "open" && state.file.signals.length > 0;
  return (
    <div
      ref={onFrame}
      className="gh-waves"
      role="group"
      aria-label={label ?? words.texts.waves}
      tabIndex={-1}
      style={height === undefined ? undefined : ({ "--gh-waves-height": height } as object)}
    >
      <WavesNotices state={state} store={store} words={words} />
      {isShown && (
        <OpenWaves
          key={keyOf(state.file)}
          file={state.file}
          time={props.time}
          actions={props.actions}
          {...(props.fileName === undefined ? {} : { fileName: props.fileName })}
          frameRef={frameRef}
          words={words}
        />
      )}
    </div>
  );
}
