import { LicenseIcon } from "@gatehouse/design";
import { type ReactNode, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { Anchor, useScreenLinks } from "../navigation/screen-link";
import { useMessages } from "../provider/messages";
import { usePortal } from "../provider/portal-context";
import { shellMessages } from "./shell.messages";

export interface SidebarProps {
  readonly id: string;
  readonly isOpen: boolean;
}

/** The way to every screen. */
export function Sidebar({ id, isOpen }: SidebarProps): ReactNode {
  const texts = useMessages(shellMessages);
  const linkTo = useScreenLinks();
  const here = useHere();
  const licenses = linkTo("licenses");
  const isCurrent = (href: string) => here === href || here.startsWith(`${href}/`);
  return (
    <Frame id={id} className="gh-sidebar" aria-label={texts.mainMenu} data-open={isOpen || undefined} hidden={!isOpen}>
      <ul className="gh-nav">
        <li>
          <NavItem link={licenses} isCurrent={isCurrent(licenses.href)} icon={<LicenseIcon />} label={texts.licenses} />
        </li>
      </ul>
    </Frame>
  );
}

interface NavItemProps {
  readonly link: ReturnType<ReturnType<typeof useScreenLinks>>;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

function NavItem({ link, isCurrent, icon, label }: NavItemProps): ReactNode {
  return (
    <Item className="gh-nav-slot" data-current={isCurrent || undefined}>
      <Anchor link={link} className="gh-nav-item" isCurrent={isCurrent}>
        {icon}
        <span>{label}</span>
      </Anchor>
    </Item>
  );
}

function useHere(): string {
  const { navigation } = usePortal();
  const path = useSyncExternalStore(navigation.search?.subscribe ?? (() => () => undefined), navigation.here, () => "");
  return path.replace(/\?.*$/, "");
}

const Frame = styled.nav`
  padding: var(--gh-space-3) 0.57em;
  border-inline-end: var(--gh-line) solid var(--gh-border);
  background: var(--gh-surface);
  &[hidden] { display: none; }
  .gh-nav { display: grid; gap: 1px; list-style: none; margin: 0; padding: 0; }
`;

const Item = styled.div`
  .gh-nav-item {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.71em;
    min-height: var(--gh-row-compact);
    padding: 0.2em 0.57em;
    border-radius: var(--gh-radius);
    color: var(--gh-text);
    text-decoration: none;
  }
  .gh-nav-item:hover { background: var(--gh-surface-hover); }
  .gh-icon { color: var(--gh-text-muted); }
  &[data-current] .gh-nav-item { background: var(--gh-surface-selected); font-weight: var(--gh-weight-medium); }
  &[data-current] .gh-nav-item::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: -0.57em;
    width: 2px;
    background: var(--gh-accent);
  }
  &[data-current] .gh-icon { color: var(--gh-accent); }
`;
