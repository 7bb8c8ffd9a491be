import type { ReactNode } from "react";
import type { WavesPanes } from "./use-panes";
import type { WavesViewState } from "./use-waves";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface WavesToolbarProps {
  readonly waves: WavesViewState;
  readonly panes: WavesPanes;
  readonly actions: ReactNode;
  readonly words: WavesWords;
}

const zoomStep = 2;

/** Actions for the waves as a whole. */
export function WavesToolbar({ waves, panes, actions, words }: WavesToolbarProps): ReactNode {
  const { texts } = words;
  const hasSecond = waves.secondCursor !== undefined;
  return (
    <div className="gh-waves-bar" role="toolbar" aria-label={texts.tools}>
      <WavesButton
        icon="plus"
        label={texts.addSignals}
        isExpanded={panes.isPicking}
        onPress={() => panes.setPicking(!panes.isPicking)}
      />
      <span className="gh-waves-space" />
      {actions}
      <WavesButton isIconOnly icon="previous" label={texts.previousEdge} onPress={() => waves.moveToEdge(-1)} />
      <WavesButton isIconOnly icon="next" label={texts.nextEdge} onPress={() => waves.moveToEdge(1)} />
      <WavesButton
        isIconOnly
        icon="cursors"
        label={hasSecond ? texts.clearSecondCursor : texts.secondCursor}
        onPress={() => waves.setSecondCursor(hasSecond ? undefined : waves.cursor)}
      />
      <WavesButton isIconOnly icon="minus" label={texts.zoomOut} onPress={() => waves.zoom(zoomStep)} />
      <WavesButton isIconOnly icon="plus" label={texts.zoomIn} onPress={() => waves.zoom(1 / zoomStep)} />
      <WavesButton isIconOnly icon="fit" label={texts.zoomFit} onPress={waves.zoomAll} />
      {panes.toggleFull && (
        <WavesButton
          isIconOnly
          icon="full"
          label={panes.isFull ? texts.leaveFullScreen : texts.fullScreen}
          onPress={panes.toggleFull}
        />
      )}
      <WavesButton
        isIconOnly
        icon="table"
        label={panes.isTable ? texts.backToWaves : texts.table}
        onPress={() => panes.setTable(!panes.isTable)}
      />
    </div>
  );
}
