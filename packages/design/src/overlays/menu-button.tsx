import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonVariant } from "../controls/button";
import { openingKeys } from "../controls/opening-keys";
import { lazyModule, useLazyModule } from "../root/lazy-module";
import { useNotLoaded } from "../root/not-loaded";
import type { MenuItem } from "./menu-item";

const popover = lazyModule(() => import("./menu-popover"));
/* Ignore failures here. Opening the menu loads it again and reports a failure. */
const prefetch = () => void popover.load().catch(() => undefined);

export interface MenuButtonProps {
  label: string;
  /** Shown instead of the label, which stays the accessible name. */
  content?: ReactNode;
  items: readonly MenuItem[];
  /** Defaults to three dots with `iconOnly`. */
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  variant?: ButtonVariant;
  size?: "sm";
  collapse?: boolean;
  iconOnly?: boolean;
  isDisabled?: boolean;
  disabledReason?: string;
}

/** A button that opens a menu. The menu's code loads when the button is first hovered, focused or pressed. */
export function MenuButton({ label, content, items, iconOnly, ...buttonProps }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const close = () => setIsOpen(false);
  const report = useNotLoaded();
  const loaded = useLazyModule(popover, isOpen, (error) => {
    close();
    report?.(error);
  });
  const MenuPopover = loaded?.MenuPopover;
  const handleKeyDown = (event: KeyboardEvent) => {
    /* A click made by Enter would leave the focus on the menu instead of its first row. */
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    if (!buttonProps.isDisabled && buttonProps.disabledReason === undefined) setIsOpen(true);
  };

  return (
    <>
      <Button
        {...buttonProps}
        ref={ref}
        iconOnly={iconOnly}
        aria-label={iconOnly || content !== undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeyDown}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {iconOnly ? undefined : (content ?? label)}
      </Button>
      {MenuPopover && <MenuPopover label={label} items={items} triggerRef={ref} onClose={close} />}
    </>
  );
}
