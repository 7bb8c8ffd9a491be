import { cloneElement, type ReactElement, type ReactNode, type Ref, useRef } from "react";
import type { TooltipPlacement } from "./tooltip-bubble";
import { type TooltipTriggerProps, useTooltip } from "./use-tooltip";

type TriggerElement = ReactElement<TooltipTriggerProps & { ref?: Ref<HTMLElement>; "aria-describedby"?: string }>;

export interface TooltipProps {
  text: ReactNode;
  /** `end` for a tooltip in a column, so that it does not cover the neighbor. */
  placement?: TooltipPlacement;
  /** One element that can take focus. A `Button` needs none: `iconOnly` and `disabledReason` bring their own. */
  children: TriggerElement;
}

/** Says more about one focusable element, on hover, keyboard focus and, unless it is pressed, touch. Never the only place of what must be known. */
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
