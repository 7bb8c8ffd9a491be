import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterProps {
  readonly copyright?: string;
  readonly links?: readonly FooterLink[];
  /** Such as `v1.0.0`. */
  readonly version?: string;
}

/** The footer of the host's pages: copyright, links, version. */
export function Footer({ copyright, links, version }: FooterProps): ReactNode {
  return (
    <Frame className="gh-footer">
      {copyright !== undefined && <span>{copyright}</span>}
      {Array.isArray(links) &&
        links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      {version !== undefined && <span className="gh-mono gh-footer-version">{version}</span>}
    </Frame>
  );
}

const Frame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3em var(--gh-space-5);
  padding: var(--gh-space-3) var(--gh-space-6);
  border-top: var(--gh-line) solid var(--gh-hairline);
  color: var(--gh-text-muted);
  > * { min-width: 0; font-size: var(--gh-type-sm); overflow-wrap: anywhere; }
  a { color: var(--gh-text-muted); text-decoration: underline; text-underline-offset: 0.2em; text-decoration-color: var(--gh-tick); }
  .gh-footer-version { margin-inline-start: auto; }
  @container gh-shell (width < 54.8em) {
    padding-inline: var(--gh-space-3);
    .gh-footer-version { margin-inline-start: 0; }
  }
`;
