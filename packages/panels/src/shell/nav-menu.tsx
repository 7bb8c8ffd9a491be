import { ChevronDownIcon, ChevronRightIcon, type IconComponent, Tooltip } from "@gatehouse/design";
import { type ReactNode, useId } from "react";

export interface NavMenuProps {
  readonly label: string;
  readonly icon: IconComponent;
  readonly isOpen: boolean;
  readonly isRail: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Entries of the sidebar that open and close together. */
export function NavMenu({ label, icon: Icon, isOpen, isRail, onToggle, children }: NavMenuProps): ReactNode {
  const id = useId();
  return (
    <li>
      <Tooltip text={isRail ? label : undefined} placement="end">
        <button type="button" className="gh-nav-item" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon />
          <span>{label}</span>
          {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
        </button>
      </Tooltip>
      {isOpen && (
        <ul className="gh-nav-sub" id={id}>
          {children}
        </ul>
      )}
    </li>
  );
}
