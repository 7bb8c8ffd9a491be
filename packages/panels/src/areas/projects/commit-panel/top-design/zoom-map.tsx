import { styled } from "@gatehouse/design/styled";
import type { CSSProperties, ReactNode } from "react";
import { draftingPaper } from "./drafting-sheet";
import { shownPart, type Size, type ZoomView } from "./zoom-view";

export interface ZoomMapProps {
  readonly src: string;
  readonly view: ZoomView;
  readonly canvas: Size;
  readonly fitted: Size;
}

/** A small map of the whole picture, with a frame around the visible part. */
export function ZoomMap({ src, view, canvas, fitted }: ZoomMapProps): ReactNode {
  const part = shownPart(view, canvas, fitted);
  const frame: CSSProperties = {
    insetInlineStart: `${part.x.from * 100}%`,
    insetBlockStart: `${part.y.from * 100}%`,
    width: `${part.x.share * 100}%`,
    height: `${part.y.share * 100}%`,
  };
  return (
    <Box aria-hidden="true">
      <div style={{ aspectRatio: `${fitted.width} / ${fitted.height}` }}>
        <img src={src} alt="" draggable={false} />
        <i style={frame} />
      </div>
    </Box>
  );
}

const Box = styled.div`
  ${draftingPaper}
  background: var(--gh-surface);
  position: absolute;
  inset-inline-end: 1.15em;
  inset-block-end: 1.15em;
  width: 11.4em;
  padding: 0.4em;
  pointer-events: none;
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  box-shadow: var(--gh-shadow-popover);
  > div { direction: ltr; position: relative; max-height: 11em; }
  img { display: block; width: 100%; height: 100%; }
  i { position: absolute; border: 1.5px solid var(--gh-accent); background: color-mix(in oklab, var(--gh-accent) 12%, transparent); }
  @container gh-panel (width < 58em) { display: none; }
`;
