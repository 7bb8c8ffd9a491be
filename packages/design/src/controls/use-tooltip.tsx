import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { pushEscape } from "../root/escape-stack";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import { isInPageSurface } from "../root/overlay-place";
import type { TooltipPlacement } from "./tooltip-bubble";

const bubble = lazyModule(() => import("./tooltip-bubble"));

const openDelayMs = 500;
/* Long enough for the pointer to move to the bubble, which must stay readable. */
const closeDelayMs = 120;

export interface TooltipTriggerProps {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
}

export interface TooltipState {
  /** Handlers for the element with the tooltip. */
  triggerProps: TooltipTriggerProps;
  /** The id of the bubble while it shows, for `aria-describedby`. */
  describedBy: string | undefined;
  /** The bubble. Render it beside the element. */
  overlay: ReactNode;
}

/**
 * A tooltip on hover and keyboard focus, and on touch of elements that can't be pressed. Its code loads with the first
 * tooltip shown. Does nothing without a text.
 */
export function useTooltip(
  text: ReactNode,
  anchorRef: RefObject<HTMLElement | null>,
  placement?: TooltipPlacement,
): TooltipState {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setIsOpen(false);
  }, []);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    return pushEscape(() => {
      close();
      /* A surrounding dialog of the page stays open. One of ours closes with its tooltips. */
      return anchorRef.current !== null && isInPageSurface(anchorRef.current);
    });
  }, [isOpen, close, anchorRef]);
  const loaded = useLazyModule(bubble, isOpen, close);
  if (text === undefined || text === null || text === "") return silent;

  const Bubble = loaded?.TooltipBubble;
  return {
    describedBy: Bubble ? id : undefined,
    overlay: Bubble && (
      <Bubble
        id={id}
        anchorRef={anchorRef}
        placement={placement}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => change(false, closeDelayMs)}
      >
        {text}
      </Bubble>
    ),
    triggerProps: {
      onPointerEnter: (event) => event.pointerType !== "touch" && change(true, openDelayMs),
      onPointerLeave: () => change(false, closeDelayMs),
      onPointerDown: close,
      // An element that is focusable only for its tooltip also shows it on touch, where focus follows `pointerleave`.
      onFocus: (event) =>
        event.currentTarget.matches(":focus-visible,[tabindex]") && !isReturn(event) && change(true, 0),
      onBlur: close,
    },
  };
}

/** Whether focus returns from one of our menus or dialogs that just closed. Don't show a tooltip then. */
function isReturn({ relatedTarget, currentTarget }: FocusEvent): boolean {
  const left = relatedTarget instanceof Element ? relatedTarget.closest(".gh-layer, .gh-modal") : null;
  return left !== null && !left.contains(currentTarget);
}

const silent: TooltipState = { triggerProps: {}, describedBy: undefined, overlay: null };
