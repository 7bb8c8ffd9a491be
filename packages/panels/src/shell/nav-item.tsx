import { type IconComponent, Tooltip } from "@gatehouse/design";
import type { MouseEvent, ReactNode } from "react";
import type { LinkProps } from "../navigation/screen-link";

export interface NavItemProps {
  readonly label: string;
  readonly link: LinkProps;
  readonly icon?: IconComponent;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly onFollow?: () => void;
  /** The number of new items on the linked page. */
  readonly badge?: ReactNode;
}

/** One link of the sidebar. In the rail, a tooltip shows its name. */
export function NavItem({ label, link, icon: Icon, isCurrent, isRail, onFollow, badge }: NavItemProps): ReactNode {
  const follow = (event: MouseEvent) => {
    link.onPress?.(event);
    onFollow?.();
  };
  return (
    <li>
      <Tooltip text={isRail ? label : undefined} placement="end">
        <a className="gh-nav-item" href={link.href} aria-current={isCurrent ? "page" : undefined} onClick={follow}>
          {Icon && <Icon />}
          <span>{label}</span>
          {badge}
        </a>
      </Tooltip>
    </li>
  );
}
