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

/** A text that is compared letter by letter: mono, with a slashed zero. */
export function Identifier({ children, href, onPress, isCopyable, copyValue }: IdentifierProps) {
  const isCopied = isCopyable || copyValue !== undefined;
  const text = (
    <Text
      as={href === undefined ? "span" : "a"}
      className={isCopied ? undefined : "gh-id"}
      {...(href === undefined ? {} : { href, onClick: onPress })}
    >
      {children}
    </Text>
  );
  if (!isCopied) return text;
  return (
    <Frame className="gh-id">
      {text}
      <CopyButton value={copyValue ?? children} />
    </Frame>
  );
}

/* Text that is clipped, not hidden, keeps its own baseline. */
const Text = styled.span`
  display: inline-block;
  min-width: 0;
  max-width: 100%;
  overflow: clip;
  text-overflow: ellipsis;
  font-family: var(--gh-font-mono);
  font-size: var(--gh-type-mono);
  font-variant-numeric: tabular-nums slashed-zero;
  font-variant-ligatures: none;
  white-space: nowrap;
`;

const Frame = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  max-width: 100%;
  .gh-button { align-self: center; margin-block: -0.3em; border: 0; background: none; color: var(--gh-text-muted); }
  .gh-button:hover { background: var(--gh-surface-hover); color: var(--gh-text); }
`;
