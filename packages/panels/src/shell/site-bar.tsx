import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import type { FooterLink } from "./footer";
import { shellMessages } from "./shell.messages";

/** The company's navigation bar at the top: home site, my-area, source host and community forum. */
export function SiteBar({ links }: { readonly links: readonly FooterLink[] }): ReactNode {
  const texts = useMessages(shellMessages);
  return (
    <Frame className="gh-site-bar" aria-label={texts.siteMenu}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.nav`
  padding-inline: var(--gh-space-4);
  background: var(--gh-surface-sunken);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  ul { display: flex; flex-wrap: wrap; gap: 0 var(--gh-space-5); margin: 0; padding: 0; list-style: none; }
  li { min-width: 0; overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; min-height: 2em; font-size: var(--gh-type-sm); color: var(--gh-text-muted); text-decoration: none; }
  a:hover { color: var(--gh-text); text-decoration: underline; text-underline-offset: 0.2em; }
`;
