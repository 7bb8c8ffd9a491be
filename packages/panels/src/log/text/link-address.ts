const schemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Where a hyperlink of a log may lead: an absolute http, https or mailto address. Undefined for all else. */
export function linkAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return schemes.has(url.protocol) ? url.href : undefined;
}
