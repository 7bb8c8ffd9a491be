import { htmlOfText } from "@gatehouse/contract/support";

/* Tags that servers and editors write. Others, such as `<map>` or `<time.h>`, are code that a programmer typed. */
const tag =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|script|span|strong|style|svg|table|t[dhr]|u|ul)(?:\s[^<>]*|\/)?>/i;
const reference = /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i;

/** A customer's text as HTML. Most servers store HTML. Plain text from other servers keeps its lines and characters. */
export function customerHtml(content: string): string {
  return tag.test(content) || reference.test(content) ? content : htmlOfText(content);
}
