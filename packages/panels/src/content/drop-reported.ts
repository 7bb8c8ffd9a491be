// Comments and values are matched only so that nothing in them is taken for markup. A tag ends before the next one, so
// that the time stays linear.
const markup =
  /<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?(?:<\/style\b[^<>]*>?|$)|<base\b[^<>]*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const valueOrName = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|\b(?:on\w+|style)(?=\s*=)/gi;

/**
 * Removes inline styles, event handlers, style sheets and base addresses from HTML. Browsers report them to the page's
 * content security policy while they parse them, even in a document that is never shown. This makes nothing safe: what
 * it overlooks, the sanitizer removes.
 */
export function dropReported(html: string): string {
  return html.replace(markup, (found) =>
    /^<(?:!|style\b|base\b)/i.test(found)
      ? ""
      : found.replace(valueOrName, (part) => (part.startsWith("=") ? part : `_${part}`)),
  );
}
