import { waitForSkeletons } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { ImpersonationBanner } from "../areas/viewer";
import { PortalRoot } from "../portal/portal-root";
import { PanelGuard } from "../portal/setup/panel-guard";
import { Brand } from "./brand";
import { Footer, type FooterProps } from "./footer";
import { ThemeToggle } from "./theme-toggle";

export interface MinimalShellProps {
  readonly footer?: FooterProps;
  readonly children: ReactNode;
}

/** The host's frame around a standalone page: the portal's name and the theme, without links to other pages. */
export function MinimalShell({ footer, children }: MinimalShellProps): ReactNode {
  return (
    <PanelGuard name="MinimalShell" hostContent={children}>
      <PortalRoot isHost>
        <Frame className="gh-shell" data-minimal>
          <header className="gh-topbar">
            <span className="gh-brand">
              <Brand />
            </span>
            <ThemeToggle />
          </header>
          <ImpersonationBanner />
          <main className="gh-content">{children}</main>
          <Footer {...footer} />
        </Frame>
      </PortalRoot>
    </PanelGuard>
  );
}

const Frame = styled.div`
  container: gh-shell / inline-size;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  ${waitForSkeletons}
  .gh-topbar { display: flex; align-items: center; justify-content: space-between; gap: var(--gh-space-2); min-height: var(--gh-bar); padding-inline: var(--gh-space-4); background: var(--gh-surface); border-bottom: var(--gh-line) solid var(--gh-border); }
  .gh-brand { display: inline-flex; align-items: center; gap: 0.57em; min-width: 0; font-weight: var(--gh-weight-strong); }
  .gh-brand .gh-icon { flex: none; width: 1.43em; height: 1.43em; color: var(--gh-accent); }
  .gh-brand > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .gh-brand-sub { font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-content { flex: 1; display: flex; flex-direction: column; gap: var(--gh-space-4); width: 100%; max-width: 60em; margin-inline: auto; padding: var(--gh-space-6) var(--gh-space-4) var(--gh-space-8); ${waitForSkeletons} }
`;
