import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import { pushEscape } from "../root/escape-stack";
import { TopLayer } from "../root/top-layer-box";
import { usePressStyle } from "./use-press-style";

export interface PopoverSurfaceProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Makes it at least as wide as its trigger. */
  matchTriggerWidth?: boolean;
  /** The alignment below its trigger. */
  placement?: "bottom start" | "bottom end";
  children: ReactNode;
}

/** The surface of menus and lists. Renders only while open. */
export function PopoverSurface({ isOpen, ...props }: PopoverSurfaceProps) {
  return (
    isOpen && (
      <TopLayer anchorRef={props.triggerRef} layer="popover">
        <OpenSurface {...props} />
      </TopLayer>
    )
  );
}

/**
 * Don't use react-aria's modal mode, which locks the page's scrolling by changing `<html>`. Instead, a press outside
 * closes the surface here.
 */
function OpenSurface(props: Omit<PopoverSurfaceProps, "isOpen">) {
  const { triggerRef, onClose, matchTriggerWidth, placement = "bottom start", children } = props;
  const ref = useRef<HTMLElement>(null);
  usePressStyle();
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const path = event.composedPath();
      const isInside = [ref.current, triggerRef.current].some((element) => element && path.includes(element));
      if (!isInside) onClose();
    };
    const takeAway = pushEscape(() => {
      triggerRef.current?.focus();
      onClose();
      return true;
    });
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, true);
      takeAway();
    };
  }, [onClose, triggerRef]);
  return (
    <Surface
      ref={ref}
      className="gh-popover gh-menu"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(next) => !next && onClose()}
      isNonModal
      shouldCloseOnInteractOutside={(element) => !triggerRef.current?.contains(element)}
      placement={placement}
      offset={4}
      style={matchTriggerWidth ? { minWidth: "var(--trigger-width)" } : undefined}
    >
      {children}
    </Surface>
  );
}

const Surface = styled(Popover)`
  padding: var(--gh-space-1);
  min-width: 13em;
  width: max-content;
  max-width: min(28em, 100vw - 2em);
  overflow: auto;
  background: var(--gh-surface-raised);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  box-shadow: var(--gh-shadow-popover);
  transition: opacity var(--gh-motion) var(--gh-ease);
  &[data-entering] { opacity: 0; }
  > :focus-visible { outline: none; }
  .gh-menu-item {
    display: flex;
    align-items: center;
    gap: 0.71em;
    min-height: var(--gh-row-compact);
    padding: 0.2em 0.57em;
    border-radius: var(--gh-radius);
    color: var(--gh-text);
    text-decoration: none;
    cursor: default;
    outline: none;
  }
  /* Beside items with icons, the labels align. */
  &:has(.gh-menu-item > .gh-icon:first-child) .gh-menu-item > span:first-child { margin-inline-start: 1.853em; }
  .gh-menu-item[href] { cursor: pointer; }
  .gh-menu-item .gh-icon { color: var(--gh-text-muted); }
  .gh-menu-item:is(:hover, [data-hovered], [data-focused]) { background: var(--gh-surface-pressed); }
  /* react-aria takes the focus in a menu that the mouse opened for a keyboard's; the browser doesn't. */
  .gh-menu-item:not(:focus-visible) { outline: none; }
  .gh-menu-item:focus-visible { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: -2px; }
  .gh-menu-item[data-danger], .gh-menu-item[data-danger] .gh-icon { color: var(--gh-danger-text); }
  .gh-menu-item[data-disabled], .gh-menu-item[data-disabled] .gh-icon { color: var(--gh-text-disabled); background: none; }
  .gh-menu-item[data-selected] { font-weight: var(--gh-weight-medium); }
  .gh-menu-item > .gh-menu-hint { margin-inline-start: auto; padding-inline-start: 1.2em; font-size: var(--gh-type-sm); font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-menu-item:has(.gh-menu-reason) { align-items: start; padding-block: 0.43em; }
  .gh-menu-item:has(.gh-menu-reason) > .gh-icon { margin-block-start: 0.14em; }
  .gh-menu-item .gh-menu-reason { display: block; max-width: 20em; font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-menu-item > .gh-icon:last-child:not(:first-child) { margin-inline-start: auto; }
  .gh-menu-item[data-selected] > .gh-icon:last-child { color: var(--gh-accent); }
  .gh-menu-sep { height: 1px; margin: var(--gh-space-1) 0; border: 0; background: var(--gh-hairline); }
  .gh-menu-head { padding: 0.5em 0.57em 0.3em; font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
`;
