import { Button, GateIcon, SidebarIcon } from "@gatehouse/design";
import { useAtom } from "jotai";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { UserMenu } from "../areas/viewer";
import { Anchor, useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../provider/messages";
import { usePortal } from "../provider/portal-context";
import { PortalRoot } from "../provider/portal-root";
import { Footer, type FooterProps } from "./footer";
import { shellMessages } from "./shell.messages";
import { Sidebar } from "./sidebar";
import { sidebarOpenAtom } from "./sidebar-atom";
import { ThemeToggle } from "./theme-toggle";
import { useIsWide } from "./use-is-wide";

export interface ShellProps {
  readonly footer?: FooterProps;
  readonly children: ReactNode;
}

/** The host's frame around every page: top bar, sidebar, content, footer. */
export function Shell({ footer, children }: ShellProps): ReactNode {
  const { store, client } = usePortal();
  const texts = useMessages(shellMessages);
  const home = useScreenLink("dashboard");
  const sidebarId = useId();
  const contentId = useId();
  const isWide = useIsWide();
  const [chosen, setOpen] = useAtom(sidebarOpenAtom, { store });
  const isOpen = chosen ?? isWide;
  return (
    <PortalRoot isHost>
      <Frame className="gh-shell">
        <a className="gh-skip" href={`#${contentId}`}>{texts.skip}</a>
        <header className="gh-topbar">
          <Button
            iconOnly
            variant="quiet"
            aria-label={isOpen ? texts.hideMenu : texts.showMenu}
            aria-expanded={isOpen}
            aria-controls={sidebarId}
            icon={<SidebarIcon />}
            onPress={() => setOpen(!isOpen)}
          />
          <Anchor link={home} className="gh-brand">
            <GateIcon />
            <span>
              {client.product.name} <span className="gh-brand-sub">{texts.portal}</span>
            </span>
          </Anchor>
          <div className="gh-topbar-end">
            <ThemeToggle />
            <UserMenu />
          </div>
        </header>
        <div className="gh-shell-body" data-sidebar={isOpen ? "open" : "closed"}>
          <Sidebar id={sidebarId} isOpen={isOpen} />
          <div className="gh-main">
            <main className="gh-content" id={contentId} tabIndex={-1}>{children}</main>
            <Footer {...footer} />
          </div>
        </div>
      </Frame>
    </PortalRoot>
  );
}

const Frame = styled.div`
  container: gh-shell / inline-size;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  .gh-skip { position: absolute; inset-inline-start: 0.57em; top: -4em; padding: var(--gh-space-2) var(--gh-space-3); background: var(--gh-surface-raised); border-radius: var(--gh-radius); z-index: var(--gh-z-shell); }
  .gh-skip:focus { top: 0.57em; }
  .gh-topbar { display: flex; align-items: center; gap: var(--gh-space-2); min-height: var(--gh-bar); padding-inline: 0.57em var(--gh-space-4); background: var(--gh-surface); border-bottom: var(--gh-line) solid var(--gh-border); container: gh-panel / inline-size; }
  .gh-brand { display: inline-flex; align-items: center; gap: 0.57em; padding: 0.3em 0.4em; font-weight: var(--gh-weight-strong); color: var(--gh-text); text-decoration: none; border-radius: var(--gh-radius); }
  .gh-brand .gh-icon { width: 1.43em; height: 1.43em; color: var(--gh-accent); }
  .gh-brand-sub { font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-topbar-end { margin-inline-start: auto; display: flex; align-items: center; gap: var(--gh-space-2); }
  .gh-shell-body { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
  .gh-shell-body[data-sidebar="open"] { grid-template-columns: var(--gh-sidebar) minmax(0, 1fr); }
  .gh-main { display: flex; flex-direction: column; min-width: 0; }
  .gh-content { flex: 1; display: flex; flex-direction: column; gap: var(--gh-space-4); width: 100%; max-width: 94em; padding: var(--gh-space-4) var(--gh-space-6) var(--gh-space-8); }
  .gh-content:focus { outline: none; }
  @container gh-shell (width < 54.8em) {
    .gh-shell-body[data-sidebar="open"] { grid-template-columns: minmax(0, 1fr); grid-template-rows: max-content 1fr; }
    .gh-content { padding: var(--gh-space-3) var(--gh-space-3) var(--gh-space-6); gap: var(--gh-space-3); }
    .gh-topbar { padding-inline-end: 0.57em; }
    .gh-brand-sub { display: none; }
  }
`;
