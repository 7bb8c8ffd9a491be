const schemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** The allowed address of a hyperlink in a log: absolute http, https or mailto. Undefined for all others. */
export function linkAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return schemes.has(url.protocol) ? url.href : undefined;
}
