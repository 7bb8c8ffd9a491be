import { cloneElement, useRef, type ReactElement, type ReactNode, type Ref } from "react";
import { useTooltip, type TooltipTriggerProps } from "./use-tooltip";

type TriggerElement = ReactElement<TooltipTriggerProps & { ref?: Ref<HTMLElement>; "aria-describedby"?: string }>;

export interface TooltipProps {
  text: ReactNode;
  /** One element that can take focus. A `Button` needs none: `iconOnly` and `disabledReason` bring their own. */
  children: TriggerElement;
}

/** Says more about one focusable element, on hover and keyboard focus. Never the only place of what must be known. */
export function Tooltip({ text, children }: TooltipProps) {
  const ref = useRef<HTMLElement>(null);
  const { triggerProps, describedBy, overlay } = useTooltip(text, ref);
  return (
    <>
      {cloneElement(children, { ref, "aria-describedby": describedBy ?? children.props["aria-describedby"], ...triggerProps })}
      {overlay}
    </>
  );
}
