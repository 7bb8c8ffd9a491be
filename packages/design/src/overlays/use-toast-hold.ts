import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusedElement } from "../root/overlay-place";

export interface ToastHold {
  /** Whether the toasts wait, because the pointer or the focus is on one of them. */
  readonly isHeld: boolean;
  /** For the region's props. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Takes the focus off a toast that is about to be removed: to the next one, or to where it came from. */
  readonly release: (card: Element) => void;
}

/**
 * Holds a region's toasts while they are hovered or focused, and leads the focus to them and back.
 * @param shown - A value that changes with what the region has on the page.
 */
export function useToastHold(ref: RefObject<HTMLElement | null>, shown: unknown): ToastHold {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  // React does not hear of a pointer or of a focus that leaves with a removed element.
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
      // With a pointer, the focus would hold the next toast, which nobody chose.
      const next = focused.matches(":focus-visible") ? nextButton(ref.current, card) : null;
      const target = next ?? cameFrom.current;
      if (canFocus(target)) target.focus();
      else focused.blur();
    },
  };
}

/** The step that the newest toast offers, before any button that closes one. */
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
