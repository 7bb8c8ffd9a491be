import { Button, SidebarIcon, waitForSkeletons } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId } from "react";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { ImpersonationBanner, UserMenu } from "../areas/viewer";
import { Anchor, useScreenLink } from "../navigation/screen-link";
import { useIsLeading } from "../portal/leading-panel";
import { useMessages } from "../portal/messages";
import { OfflineBanner } from "../portal/offline-banner";
import { PortalRoot } from "../portal/portal-root";
import { PanelGuard } from "../portal/setup/panel-guard";
import { sharedOffline } from "../portal/shared-offline";
import { useShared } from "../portal/use-shared";
import { Brand } from "./brand";
import { Footer, type FooterLink, type FooterProps } from "./footer";
import { PaletteButton } from "./palette/palette-button";
import { shellMessages } from "./shell.messages";
import { ShortcutKeys } from "./shortcuts/shortcut-keys";
import { Sidebar } from "./sidebar";
import { SidebarDrawer } from "./sidebar-drawer";
import { SiteBar } from "./site-bar";
import { ThemeToggle } from "./theme-toggle";
import { useSidebar } from "./use-sidebar";

export interface ShellProps {
  /** Copyright, links to the product and its vendor, version. */
  readonly footer?: FooterProps;
  /**
   * The company's other sites: home site, my-area, source host, community forum. They are in a bar at the top, and in
   * the menu on narrow pages. Without them, there is no bar.
   */
  readonly siteLinks?: readonly FooterLink[];
  readonly children: ReactNode;
}

/** The host's frame around every page: top bar, sidebar, content, footer. */
export function Shell(props: ShellProps): ReactNode {
  return (
    <PanelGuard name="Shell" hostContent={props.children}>
      <PortalRoot isHost>
        <ShellFrame {...props} />
      </PortalRoot>
    </PanelGuard>
  );
}

function ShellFrame({ footer, siteLinks, children }: ShellProps): ReactNode {
  const texts = useMessages(shellMessages);
  const home = useScreenLink("dashboard");
  const sidebarId = useId();
  const contentId = useId();
  const { mode, beside, openMenus, toggle, closeDrawer, toggleMenu } = useSidebar();
  const besideId = mode === "drawer" ? undefined : sidebarId;
  const toggleLabels = {
    full: texts.collapseMenu,
    rail: texts.expandMenu,
    drawer: texts.hideMenu,
    closed: texts.showMenu,
  };
  const siteBar = Array.isArray(siteLinks) && <SiteBar links={siteLinks} />;
  return (
    <Frame className="gh-shell" data-sidebar={mode} data-beside={beside}>
      <a className="gh-skip" href={`#${contentId}`}>
        {texts.skip}
      </a>
      {siteBar}
      <header className="gh-topbar" data-gatehouse-bar="">
        <Button
          iconOnly
          variant="quiet"
          aria-label={toggleLabels[mode]}
          aria-expanded={mode === "full" || mode === "drawer"}
          aria-controls={sidebarId}
          icon={<SidebarIcon />}
          onPress={toggle}
        />
        <Anchor link={home} className="gh-brand">
          <Brand />
        </Anchor>
        <div className="gh-topbar-end">
          <PaletteButton />
          <ShortcutKeys />
          <ThemeToggle />
          <CartButton />
          <UserMenu />
        </div>
      </header>
      <ImpersonationBanner />
      <div className="gh-shell-body">
        {beside !== undefined && (
          <div className="gh-sidebar-column">
            <Sidebar id={besideId} isRail={beside === "rail"} openMenus={openMenus} onToggleMenu={toggleMenu} />
          </div>
        )}
        {mode === "drawer" && (
          <SidebarDrawer onClose={closeDrawer}>
            <Sidebar id={sidebarId} openMenus={openMenus} onToggleMenu={toggleMenu} onFollow={closeDrawer} />
            {beside === undefined && siteBar}
          </SidebarDrawer>
        )}
        <div className="gh-main">
          <ShellNotice />
          <main className="gh-content" id={contentId} tabIndex={-1}>
            {children}
          </main>
          <Footer {...footer} />
        </div>
      </div>
    </Frame>
  );
}

/** The offline notice for all panels of the page. It stays below the bar while the page scrolls. */
function ShellNotice(): ReactNode {
  const isLeading = useIsLeading("offline");
  const isOffline = useShared(sharedOffline);
  return (
    isLeading &&
    isOffline && (
      <div className="gh-shell-notice" data-gatehouse-bar="">
        <OfflineBanner isEdge />
      </div>
    )
  );
}

const Frame = styled.div`
  container: gh-shell / inline-size;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  .gh-skip { position: absolute; inset-inline-start: 0.57em; top: -4em; padding: var(--gh-space-2) var(--gh-space-3); background: var(--gh-surface-raised); border-radius: var(--gh-radius); z-index: var(--gh-z-drawer); }
  .gh-skip:focus { top: 0.57em; }
  .gh-topbar { display: flex; align-items: center; gap: var(--gh-space-2); min-height: var(--gh-bar); padding-inline: 0.57em var(--gh-space-4); background: var(--gh-surface); border-bottom: var(--gh-line) solid var(--gh-border); container: gh-panel / inline-size; position: sticky; inset-block-start: 0; z-index: var(--gh-z-shell); }
  .gh-brand { display: inline-flex; flex-shrink: 999; align-items: center; gap: 0.57em; min-width: 9em; padding: 0.3em 0.4em; font-weight: var(--gh-weight-strong); color: var(--gh-text); text-decoration: none; border-radius: var(--gh-radius); }
  .gh-brand .gh-icon { flex: none; width: 1.43em; height: 1.43em; color: var(--gh-accent); }
  .gh-brand > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .gh-brand-sub { font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-topbar-end { margin-inline-start: auto; display: flex; align-items: center; gap: var(--gh-space-2); min-width: 0; }
  .gh-shell-notice { position: sticky; inset-block-start: var(--gh-bar); z-index: var(--gh-z-sticky); }
  .gh-shell-body { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
  &[data-beside="full"] > .gh-shell-body { grid-template-columns: var(--gh-sidebar) minmax(0, 1fr); }
  &[data-beside="rail"] > .gh-shell-body { grid-template-columns: var(--gh-sidebar-rail) minmax(0, 1fr); }
  .gh-sidebar-column { border-inline-end: var(--gh-line) solid var(--gh-border); background: var(--gh-surface); }
  .gh-sidebar-column > .gh-sidebar { position: sticky; inset-block-start: var(--gh-bar); max-height: calc(100dvh - var(--gh-bar)); overflow: hidden auto; scrollbar-width: thin; }
  .gh-main { display: flex; flex-direction: column; min-width: 0; ${waitForSkeletons} }
  .gh-content { flex: 1; display: flex; flex-direction: column; gap: var(--gh-space-4); width: 100%; max-width: 1600px; padding: var(--gh-space-4) var(--gh-space-6) var(--gh-space-8); ${waitForSkeletons} }
  .gh-content:focus { outline: none; }
  /* Elements that the keyboard, a tour or a link scrolls to stop below the bar. */
  .gh-content, .gh-content :is(h1, h2, h3, .gh-panel-slot, [data-tour], :focus-visible) { scroll-margin-block-start: calc(var(--gh-bar) + var(--gh-space-4)); }
  @container gh-shell (width < 54.8em) {
    & > .gh-site-bar { display: none; }
    .gh-content { padding: var(--gh-space-3) var(--gh-space-3) var(--gh-space-6); gap: var(--gh-space-3); }
    .gh-topbar { padding-inline-end: 0.57em; }
    .gh-brand-sub { display: none; }
  }
  @media print {
    & > .gh-site-bar, .gh-topbar > :not(.gh-brand), .gh-sidebar-column, .gh-shell-notice, .gh-footer, .gh-content .gh-button { display: none; }
    .gh-topbar { position: static; }
    && > .gh-shell-body { display: block; }
    .gh-content { padding-inline: 0; }
  }
`;
