import { type RefObject, useRef, useState } from "react";
import { Header, Menu, MenuItem as AriaMenuItem, MenuSection, Separator } from "react-aria-components/Menu";
import { ExternalIcon } from "../icons/icons";
import { focusOnMount } from "./focus-on-mount";
import type { MenuAction, MenuItem } from "./menu-item";
import { PopoverSurface } from "./popover-surface";

interface MenuPopoverProps {
  label: string;
  items: readonly MenuItem[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu of a `MenuButton`. */
export function MenuPopover({ label, items, triggerRef, onClose }: MenuPopoverProps) {
  const chosen = useRef<MenuAction>(undefined);
  const close = () => {
    const action = chosen.current;
    chosen.current = undefined;
    /* Focus the button first, so that a dialog opened by the action returns focus to it, not to a removed item. */
    if (action) triggerRef.current?.focus();
    onClose();
    action?.onAction?.();
  };
  const [placement] = useState(() => placementBelow(triggerRef.current));
  const first = items.find((item) => !("kind" in item) && !isOff(item));
  return (
    <PopoverSurface triggerRef={triggerRef} isOpen onClose={close} placement={placement}>
      <Menu aria-label={label} autoFocus="first" shouldFocusWrap onClose={close}>
        {items.map((item, index) => {
          if (!("kind" in item))
            return (
              <ActionRow key={item.id} item={item} hasFocus={item === first} onChoose={() => (chosen.current = item)} />
            );
          if (item.kind === "separator") return <Separator key={`line-${index}`} className="gh-menu-sep" />;
          return (
            <MenuSection key={`head-${item.label}`}>
              <Header className="gh-menu-head">{item.label}</Header>
            </MenuSection>
          );
        })}
      </Menu>
    </PopoverSurface>
  );
}

/* A menu is wider than its button, so near the end of a line, align it with the button's end. */
function placementBelow(trigger: HTMLElement | null): "bottom start" | "bottom end" {
  const around = trigger?.closest(".gh-panel, .gh-root");
  if (!trigger || !around) return "bottom start";
  const [own, whole] = [trigger.getBoundingClientRect(), around.getBoundingClientRect()];
  const isRight = own.left + own.right > whole.left + whole.right;
  const isReversed = getComputedStyle(trigger).direction === "rtl";
  return isRight === isReversed ? "bottom start" : "bottom end";
}

const isOff = (item: MenuAction) => item.isDisabled ?? item.disabledReason !== undefined;

interface ActionRowProps {
  item: MenuAction;
  /** Whether the item gets the initial focus. */
  hasFocus: boolean;
  onChoose: () => void;
}

function ActionRow({ item, hasFocus, onChoose }: ActionRowProps) {
  return (
    <AriaMenuItem
      ref={hasFocus ? focusOnMount : undefined}
      id={item.id}
      className="gh-menu-item"
      textValue={item.label}
      isDisabled={isOff(item)}
      data-danger={item.isDanger || undefined}
      onAction={onChoose}
      {...(item.href !== undefined && {
        href: item.href,
        target: item.target,
        rel: item.rel ?? (item.target === "_blank" ? "noreferrer" : undefined),
        download: item.download,
      })}
    >
      {item.icon}
      <span>
        {item.label}
        {item.disabledReason !== undefined && <span className="gh-menu-reason"> {item.disabledReason}</span>}
      </span>
      {item.hint !== undefined && <span className="gh-menu-hint">{item.hint}</span>}
      {item.target === "_blank" && <ExternalIcon />}
    </AriaMenuItem>
  );
}
