import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusedElement } from "../root/overlay-place";

export interface ToastHold {
  /** Whether the toasts wait, because the pointer or the focus is on one of them. */
  readonly isHeld: boolean;
  /** Handlers for the region's props. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Moves the focus off a toast before it is removed: to the next toast, or back to where it came from. */
  readonly release: (card: Element) => void;
}

/**
 * Holds a region's toasts on hover and focus, and moves the focus to them and back.
 * @param shown - A value that changes with the region's content.
 */
export function useToastHold(ref: RefObject<HTMLElement | null>, shown: unknown): ToastHold {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  // React gets no event if the hovered or focused element is removed.
  useEffect(() => {
    if (!isHovered) return;
    const look = (event: Event) => setHovered(ref.current !== null && event.composedPath().includes(ref.current));
    document.addEventListener("pointerover", look);
    return () => document.removeEventListener("pointerover", look);
  }, [isHovered, ref]);
  useLayoutEffect(() => {
    if (ref.current?.contains(focusedElement()) !== true) setFocused(false);
  }, [ref, shown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (key !== "F6" || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      const focused = focusedElement();
      const isInside = ref.current?.contains(focused) === true;
      const target = isInside ? cameFrom.current : firstButton(ref.current);
      if (!canFocus(target)) return;
      event.preventDefault();
      if (!isInside) cameFrom.current = focused;
      target.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [ref]);
  return {
    isHeld: isHovered || isFocused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
    release(card) {
      const focused = focusedElement();
      if (!card.contains(focused) || !canFocus(focused)) return;
      // After a pointer press, focusing the next toast would hold it without the user's intent.
      const next = focused.matches(":focus-visible") ? nextButton(ref.current, card) : null;
      const target = next ?? cameFrom.current;
      if (canFocus(target)) target.focus();
      else focused.blur();
    },
  };
}

/** The newest toast's action button, or else a Close button. */
function firstButton(region: Element | null): Element | null {
  const steps = region?.querySelectorAll(".gh-toast > .gh-button:not(:last-child)") ?? [];
  return Array.from(steps).at(-1) ?? region?.querySelector(".gh-toast > .gh-button") ?? null;
}

function nextButton(region: Element | null, card: Element): Element | null {
  const cards = Array.from(region?.querySelectorAll(".gh-toast") ?? []);
  const at = cards.indexOf(card);
  return (cards[at + 1] ?? cards[at - 1])?.querySelector(":scope > .gh-button:last-child") ?? null;
}

const canFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
