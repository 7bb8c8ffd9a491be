import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { CopyButton } from "./copy-button";

export interface IdentifierProps {
  /** A serial, SHA, tag or dongle number. */
  children: string;
  href?: string;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Adds a button that copies it, or `copyValue` where what shows is short for something longer. */
  isCopyable?: boolean;
  copyValue?: string;
}

/** What is compared letter by letter: mono, with a slashed zero. */
export function Identifier({ children, href, onPress, isCopyable, copyValue }: IdentifierProps) {
  return (
    <Frame className="gh-id">
      {href === undefined ? (
        <span>{children}</span>
      ) : (
        <a href={href} onClick={onPress}>
          {children}
        </a>
      )}
      {(isCopyable || copyValue !== undefined) && <CopyButton value={copyValue ?? children} />}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  max-width: 100%;
  font-family: var(--gh-font-mono);
  font-variant-numeric: tabular-nums slashed-zero;
  font-variant-ligatures: none;
  white-space: nowrap;
  > span, > a { font-size: var(--gh-type-mono); overflow: hidden; text-overflow: ellipsis; }
  .gh-button { align-self: center; margin-block: -0.3em; border: 0; background: none; color: var(--gh-text-muted); }
  .gh-button:hover { background: var(--gh-surface-hover); color: var(--gh-text); }
`;
