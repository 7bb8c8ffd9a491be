const schemes: ReadonlySet<string> = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

export interface SafeAddress {
  /** The absolute address, as the browser parses it. */
  readonly href: string;
  /** Whether a web address has another origin than the page. Such links open in a new tab, without a referrer. */
  readonly isOutside: boolean;
}

/**
 * The address of a link in untrusted text, if it is http, https, irc, ircs, mailto, xmpp or relative. Undefined for all
 * others.
 */
export function safeAddress(address: string, page: string): SafeAddress | undefined {
  if (!URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  if (!schemes.has(url.protocol)) return undefined;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return { href: url.href, isOutside: isWeb && url.origin !== new URL(page).origin };
}
