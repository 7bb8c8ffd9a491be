import { type MouseEvent, useState } from "react";
import { styled } from "styled-components";
import { CopyButton } from "./copy-button";

export interface IdentifierProps {
  /** A serial, SHA, tag or dongle number. */
  children: string;
  href?: string;
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Copied instead of the text, if the text is an abbreviation. */
  copyValue?: string;
  /** Always shows the copy button, instead of only on hover and focus. */
  isCopyable?: boolean;
  /** Shows only the text, for a field's label or a sentence. */
  isPlain?: boolean;
  /** For a link in the lead cell of a table, which may have hundreds: has no frame before its copy button shows. */
  isLead?: boolean;
}

/** A copyable text that readers compare letter by letter: in a mono font, with a slashed zero. */
export function Identifier({ children, href, onPress, copyValue, isCopyable, isPlain, isLead }: IdentifierProps) {
  // A table has many links, so each gets its button only on hover, touch or focus. Plain text isn't focusable and
  // always has one.
  const [isReached, setReached] = useState(isCopyable === true || href === undefined);
  const reach = { onPointerEnter: () => setReached(true), onFocus: () => setReached(true) };
  const text = (
    <Text
      as={href === undefined ? "span" : "a"}
      className={isPlain || isLead ? "gh-id" : undefined}
      {...(href === undefined ? {} : { href, onClick: onPress })}
      {...(isLead && reach)}
    >
      {children}
    </Text>
  );
  if (isPlain) return text;
  const button = isReached && <CopyButton value={copyValue ?? children} />;
  if (isLead)
    return (
      <>
        {text}
        {button && <Frame data-quiet="">{button}</Frame>}
      </>
    );
  return (
    <Frame className="gh-id" data-quiet={isCopyable ? undefined : ""} {...reach}>
      {text}
      {button}
    </Frame>
  );
}

/* `overflow: clip` keeps the text's baseline, unlike `hidden`. */
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
  &[href] { min-width: 24px; }
  /* In a table, the link's press target is taller than it looks. */
  .gh-table td &[href] { margin-block: -0.4em; }
`;

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  max-width: 100%;
  .gh-button { flex: none; align-self: center; margin-block: -0.3em; border: 0; background: none; color: var(--gh-text-muted); }
  .gh-button:hover { background: var(--gh-surface-hover); color: var(--gh-text); }
  /* A line's height, for a button outside the flow. */
  a.gh-id + &::before { content: "\\200b"; font-family: var(--gh-font-mono); font-size: var(--gh-type-mono); }
  @media (hover: hover) {
    /* Out of the flow, so that showing it doesn't change the column's width. */
    &[data-quiet] { gap: 0; }
    &[data-quiet] .gh-button { position: absolute; inset: 50% auto auto 100%; z-index: 1; max-width: none; margin: 0; translate: 0 -50%; background: var(--gh-surface); }
    &[data-quiet]:dir(rtl) .gh-button { inset: 50% 100% auto auto; }
    &[data-quiet]:not(:hover, :focus-within, a.gh-id:is(:hover, :focus) + *) .gh-button { inset: 0 auto auto 0; width: 1px; min-width: 0; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); translate: none; }
  }
`;
