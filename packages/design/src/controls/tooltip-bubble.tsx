import { type ReactNode, type RefObject, useRef } from "react";
import { useOverlayPosition } from "react-aria/useOverlayPosition";
import { styled } from "styled-components";
import { TopLayer } from "../root/top-layer-box";

export type TooltipPlacement = "top" | "end";

interface TooltipBubbleProps {
  id: string;
  placement?: TooltipPlacement;
  anchorRef: RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The bubble of a tooltip, beside its anchor. `useTooltip` decides when it shows. */
export function TooltipBubble(props: TooltipBubbleProps) {
  return (
    <TopLayer anchorRef={props.anchorRef} layer="tooltip">
      <PlacedBubble {...props} />
    </TopLayer>
  );
}

function PlacedBubble({
  id,
  placement: wanted = "top",
  anchorRef,
  onPointerEnter,
  onPointerLeave,
  children,
}: TooltipBubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps, arrowProps, placement } = useOverlayPosition({
    targetRef: anchorRef,
    overlayRef: ref,
    placement: wanted,
    offset: 7,
    arrowSize: 8,
    isOpen: true,
  });
  return (
    <Bubble
      {...overlayProps}
      ref={ref}
      id={id}
      role="tooltip"
      className="gh-tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
      <Arrow {...arrowProps} data-placement={placement} />
    </Bubble>
  );
}

const Bubble = styled.div`
  width: max-content;
  max-width: 22em;
  padding: 0.33em 0.67em;
  border-radius: var(--gh-radius);
  background: var(--gh-text);
  color: var(--gh-surface);
  font-size: var(--gh-type-sm);
  .gh-kbd { border-color: currentcolor; color: inherit; }
`;

const Arrow = styled.span`
  position: absolute;
  width: 0.6em;
  height: 0.6em;
  translate: -50% 0;
  rotate: 45deg;
  background: inherit;
  &[data-placement="top"] { bottom: -0.3em; }
  &[data-placement="bottom"] { top: -0.3em; }
  &:is([data-placement="left"], [data-placement="right"]) { translate: 0 -50%; }
  &[data-placement="left"] { right: -0.3em; }
  &[data-placement="right"] { left: -0.3em; }
`;
