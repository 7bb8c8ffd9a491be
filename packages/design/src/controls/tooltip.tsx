import { cloneElement, type ReactElement, type ReactNode, type Ref, useRef } from "react";
import type { TooltipPlacement } from "./tooltip-bubble";
import { type TooltipTriggerProps, useTooltip } from "./use-tooltip";

type TriggerElement = ReactElement<TooltipTriggerProps & { ref?: Ref<HTMLElement>; "aria-describedby"?: string }>;

export interface TooltipProps {
  text: ReactNode;
  /** `end` for a tooltip in a column, so that it does not cover the neighbor. */
  placement?: TooltipPlacement;
  /** One focusable element. `Button` has its own tooltip for `iconOnly` and `disabledReason`. */
  children: TriggerElement;
}

/**
 * Shows more about one focusable element, on hover, keyboard focus and, if the element can't be pressed, touch. Never
 * put essential information only here.
 */
export function Tooltip({ text, placement, children }: TooltipProps) {
  const ref = useRef<HTMLElement>(null);
  const { triggerProps, describedBy, overlay } = useTooltip(text, ref, placement);
  return (
    <>
      {cloneElement(children, {
        ref,
        "aria-describedby": describedBy ?? children.props["aria-describedby"],
        ...triggerProps,
      })}
      {overlay}
    </>
  );
}
