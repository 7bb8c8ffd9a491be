import { Button, DownloadIcon, MinusIcon, PlusIcon } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { fileLink } from "../../../../navigation/file-link";
import { useFormat } from "../../../../portal/format";
import { useMessages } from "../../../../portal/messages";
import { commitMessages } from "../commit.messages";
import { draftingPaper } from "./drafting-sheet";
import { pictureName } from "./picture-name";
import { useZoom } from "./use-zoom";
import { ZoomMap } from "./zoom-map";
import { type Size, zoomLimits, zoomStep } from "./zoom-view";

export interface TopDesignDialogProps {
  readonly src: string;
  /** The address to download it from. */
  readonly href: string;
  readonly sha: string;
  readonly onClose: () => void;
}

/** The top design in a dialog as large as the window. The viewer can zoom and pan it. */
export function TopDesignDialog({ src, href, sha, onClose }: TopDesignDialogProps): ReactNode {
  const texts = useMessages(commitMessages);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const [isBroken, setBroken] = useState(false);
  const { view, canvas, fitted, zoomBy, fit, onKeyDown, handlers } = useZoom(place, picture);
  const width = fitted.width * view.zoom;
  const height = fitted.height * view.zoom;
  const style: CSSProperties = { width, height, transform: `translate(${view.x}px, ${view.y}px)` };
  return (
    <Dialog title={texts.viewTitle} onClose={onClose}>
      <Canvas onKeyDown={onKeyDown}>
        <Sheet
          ref={place}
          tabIndex={0}
          data-autofocus
          role="img"
          aria-label={texts.viewHint(texts.topDesignOf(sha))}
          {...handlers}
        >
          {isBroken ? (
            <p role="alert">{texts.brokenTopDesign}</p>
          ) : (
            <img
              src={src}
              alt=""
              draggable={false}
              style={style}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPicture({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => setBroken(true)}
            />
          )}
        </Sheet>
        <Hints aria-hidden="true">
          <span>
            <kbd>+</kbd> <kbd>−</kbd> {texts.keysZoom}
          </span>
          <span>
            <kbd>0</kbd> {texts.keysFit}
          </span>
          <span>{texts.keysMove}</span>
        </Hints>
        <Tools role="toolbar" aria-label={texts.zoomTools}>
          <Button
            variant="quiet"
            iconOnly
            aria-label={texts.zoomOut}
            icon={<MinusIcon />}
            isDisabled={view.zoom <= zoomLimits.least}
            onPress={() => zoomBy(1 / zoomStep)}
          />
          <output>{texts.zoomPercent(format.number(Math.round(view.zoom * 100)))}</output>
          <Button
            variant="quiet"
            iconOnly
            aria-label={texts.zoomIn}
            icon={<PlusIcon />}
            isDisabled={view.zoom >= zoomLimits.most}
            onPress={() => zoomBy(zoomStep)}
          />
          <Button variant="quiet" onPress={fit}>
            {texts.fit}
          </Button>
          <Button
            variant="quiet"
            iconOnly
            aria-label={texts.download}
            icon={<DownloadIcon />}
            {...fileLink(href, pictureName(href, sha))}
          />
        </Tools>
        {!isBroken && view.zoom > 1 && <ZoomMap src={src} view={view} canvas={canvas} fitted={fitted} />}
      </Canvas>
    </Dialog>
  );
}

const Canvas = styled.div`
  position: relative;
  height: max(18em, 100dvh - 7.5em);
  margin: calc(-1 * var(--gh-space-5));
  overflow: hidden;
  border-radius: 0 0 var(--gh-radius-lg) var(--gh-radius-lg);
  /* As wide as the window. The class twice counts for more than the dialog's own width. */
  .gh-dialog.gh-dialog:has(&) { width: 100%; }
`;

const Sheet = styled.div`
  ${draftingPaper}
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  &:active { cursor: grabbing; }
  &:focus-visible { outline-offset: -3px; }
  > img { position: absolute; inset: 0 auto auto 0; max-width: none; transform-origin: 0 0; pointer-events: none; }
  > p { padding: var(--gh-space-8) var(--gh-space-4); text-align: center; }
`;

const Tools = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 1.15em;
  display: flex;
  align-items: center;
  gap: 1px;
  width: max-content;
  max-width: 100%;
  margin-inline: auto;
  padding: 0.29em;
  background: var(--gh-surface-raised);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  box-shadow: var(--gh-shadow-popover);
  > output { min-width: 4.2em; text-align: center; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); }
`;

const Hints = styled.div`
  ${draftingPaper}
  position: absolute;
  inset-inline-start: 1.15em;
  inset-block-end: 1.3em;
  display: flex;
  flex-wrap: wrap;
  gap: 0.4em 1em;
  /* Half of the tools and a margin. */
  max-width: calc(50% - 10.5em);
  padding: 0.2em 0.4em;
  background: var(--gh-surface-sunken);
  pointer-events: none;
  color: var(--gh-text-muted);
  > span { font-size: var(--gh-type-sm); }
  kbd { padding: 0.1em 0.4em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius); background: var(--gh-surface); font-family: var(--gh-font-mono); }
  @container gh-panel (width < 58em) { display: none; }
`;
