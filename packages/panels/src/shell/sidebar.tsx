import { isPortalError } from "@gatehouse/contract";
import { lazyModule, useLazyModule } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { Fragment, type ReactNode } from "react";
import { useViewer } from "../access/session/use-viewer";
import { NewReplies } from "../areas/support";
import { useMessages } from "../portal/messages";
import { sharedOffline } from "../portal/shared-offline";
import { useReportNotLoaded } from "../portal/use-report-not-loaded";
import { useShared } from "../portal/use-shared";
import { NavItem } from "./nav-item";
import { NavMenu } from "./nav-menu";
import { shellMessages } from "./shell.messages";
import { useHere } from "./use-here";
import { type LinkedEntry, useNav } from "./use-nav";

export interface SidebarProps {
  readonly id: string | undefined;
  /** Whether to show only icons. */
  readonly isRail?: boolean;
  readonly openMenus: readonly string[];
  readonly onToggleMenu: (id: string) => void;
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
}

const sidebarFailure = lazyModule(() => import("./sidebar-failure").then((module) => module.SidebarFailure));

/** Links to every screen and server page that the user may see. */
export function Sidebar({ id, isRail = false, openMenus, onToggleMenu, onFollow }: SidebarProps): ReactNode {
  const texts = useMessages(shellMessages);
  const blocks = useNav();
  const isHere = useHere();
  const { data, error, refetch } = useViewer();
  const isOffline = useShared(sharedOffline);
  // The page reports the end of the session and a lost connection only once, so skip them here.
  const hasFailed =
    data === undefined &&
    error !== null &&
    !isPortalError(error, "unauthenticated", ...(isOffline ? (["network"] as const) : []));
  const Failed = useLazyModule(sidebarFailure, hasFailed, useReportNotLoaded("Sidebar"));
  const item = ({ label, link, coveredHref, icon }: LinkedEntry) => (
    <NavItem
      key={label}
      label={texts.nav[label]}
      link={link}
      icon={icon}
      isCurrent={isHere(link.href) || (coveredHref !== undefined && isHere(coveredHref))}
      isRail={isRail}
      onFollow={onFollow}
      badge={label === "support" && <NewReplies />}
    />
  );
  const management = blocks.findIndex(({ section }) => section === "management");
  return (
    <Frame id={id} className="gh-sidebar" aria-label={texts.mainMenu} data-rail={isRail || undefined}>
      {Failed && <Failed error={error} isRail={isRail} onRetry={() => void refetch()} />}
      <ul className="gh-nav">
        {blocks.map(({ id: blockId, menu, entries }, index) => (
          <Fragment key={blockId}>
            {index === management && <li className="gh-nav-head">{texts.management}</li>}
            {menu === undefined ? (
              entries.map(item)
            ) : (
              <NavMenu
                label={texts.nav[menu.label]}
                icon={menu.icon}
                isOpen={!isRail && openMenus.includes(blockId)}
                isRail={isRail}
                onToggle={() => onToggleMenu(blockId)}
              >
                {entries.map(item)}
              </NavMenu>
            )}
          </Fragment>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.nav`
  min-width: 0;
  padding: var(--gh-space-3) 0.57em;
  background: var(--gh-surface);
  .gh-nav, .gh-nav-sub { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; list-style: none; margin: 0; padding: 0; }
  .gh-nav-sub { margin-inline-start: 1.14em; padding-inline-start: 0.71em; border-inline-start: 1px solid var(--gh-hairline); }
  .gh-nav-head { padding: 1.5em 0.57em 0.4em; font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-nav-item {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.71em;
    width: 100%;
    min-height: var(--gh-row-compact);
    padding: 0.2em 0.57em;
    border: 0;
    border-radius: var(--gh-radius);
    background: none;
    color: var(--gh-text);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  .gh-nav-item > span { min-width: 0; overflow-wrap: anywhere; }
  .gh-nav-item:hover { background: var(--gh-surface-hover); }
  .gh-nav-item .gh-icon { flex: none; color: var(--gh-text-muted); }
  .gh-nav-item > .gh-icon:last-child:not(:first-child) { margin-inline-start: auto; width: 0.86em; height: 0.86em; }
  .gh-nav-item[aria-current] { background: var(--gh-surface-selected); font-weight: var(--gh-weight-medium); }
  .gh-nav-item[aria-current]::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: -0.57em; border-inline-start: 2px solid var(--gh-accent); }
  .gh-nav-item[aria-current] .gh-icon { color: var(--gh-accent); }
  &[data-rail] {
    .gh-nav-item { justify-content: center; padding-inline: 0; }
    .gh-nav-item > :not(.gh-icon:first-child) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .gh-nav-head { height: 1px; margin: 0.71em 0.3em; padding: 0; overflow: hidden; background: var(--gh-hairline); color: transparent; }
  }
`;
