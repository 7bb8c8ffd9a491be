import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { useDesignMessages } from "../root/messages-context";
import { selectTextNear } from "./select-text-near";
import { TooltipBubble } from "./tooltip-bubble";

export interface CopyFailureProps {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly value: string;
}

/** Reports that a value could not be copied, and selects it if it is shown. */
export function CopyFailure({ anchorRef, value }: CopyFailureProps): ReactNode {
  const messages = useDesignMessages();
  const id = useId();
  useEffect(() => {
    if (anchorRef.current !== null) selectTextNear(anchorRef.current, value);
  }, [anchorRef, value]);
  return (
    <TooltipBubble id={id} anchorRef={anchorRef} onPointerEnter={nothing} onPointerLeave={nothing}>
      {messages.copyFailed}
    </TooltipBubble>
  );
}

const nothing = () => undefined;
