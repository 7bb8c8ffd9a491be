import type { MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { useDesignMessages } from "../root/messages-context";

export interface Crumb {
  label: ReactNode;
  /** Omitted on the last crumb, which is the current page. */
  href?: string;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The path from the top page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const messages = useDesignMessages();
  return (
    <Nav aria-label={messages.breadcrumb}>
      <ol className="gh-breadcrumb">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={index}>
              {crumb.href !== undefined && !isLast ? (
                <a href={crumb.href} onClick={crumb.onPress}>
                  {crumb.label}
                </a>
              ) : (
                <span aria-current={isLast ? "page" : undefined}>{crumb.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  .gh-breadcrumb { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1em 0.5em; color: var(--gh-text-muted); }
  li { display: inline-flex; align-items: center; gap: 0.5em; min-width: 0; font-size: var(--gh-type-sm); }
  li + li::before { content: "/" / ""; color: var(--gh-tick); }
  a { padding-block: 0.36em; color: var(--gh-text-muted); }
  a:hover { color: var(--gh-text); }
  [aria-current] { color: var(--gh-text); overflow-wrap: anywhere; }
`;
