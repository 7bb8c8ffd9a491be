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
            <li
              key={index}
              data-again={(crumb.href !== undefined && crumb.href === crumbs[index - 1]?.href) || undefined}
            >
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

// Names often arrive after the page. In a narrow window, a longer one must not add a line and move everything below:
// so a crumb that leads to the same place as the one before is left out, and long names are cut off.
const Nav = styled.nav`
  container: gh-crumbs / inline-size;
  .gh-breadcrumb { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1em 0.5em; color: var(--gh-text-muted); }
  li { display: inline-flex; align-items: center; gap: 0.5em; min-width: 0; font-size: var(--gh-type-sm); }
  li + li::before { content: "/"; content: "/" / ""; color: var(--gh-tick); }
  a { min-width: 0; padding-block: 0.36em; color: var(--gh-text-muted); }
  a:hover { color: var(--gh-text); }
  @container gh-crumbs (width < 30em) {
    [data-again] { display: none; }
    a { max-width: 10em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
  [aria-current] { color: var(--gh-text); overflow-wrap: anywhere; }
`;
