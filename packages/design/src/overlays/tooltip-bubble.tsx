import { useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { useUNSAFE_PortalContext as usePortalContext } from "react-aria/PortalProvider";
import { useOverlayPosition } from "react-aria/useOverlayPosition";
import { styled } from "styled-components";
import { layers } from "../tokens/layers";

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
export function TooltipBubble({ id, placement: wanted = "top", anchorRef, onPointerEnter, onPointerLeave, children }: TooltipBubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { getContainer } = usePortalContext();
  const { overlayProps, arrowProps, placement } = useOverlayPosition({
    targetRef: anchorRef,
    overlayRef: ref,
    placement: wanted,
    offset: 7,
    arrowSize: 8,
    isOpen: true,
  });
  return createPortal(
    <Bubble
      {...overlayProps}
      style={{ ...overlayProps.style, zIndex: layers.tooltip }}
      ref={ref}
      id={id}
      role="tooltip"
      className="gh-tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
      <Arrow {...arrowProps} data-placement={placement} />
    </Bubble>,
    getContainer?.() ?? document.body,
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
