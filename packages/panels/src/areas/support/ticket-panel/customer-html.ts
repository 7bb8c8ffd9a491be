import { htmlOfText } from "@gatehouse/contract/support";

/* A tag as servers and editors write it. `<map>` and `<time.h>` are what programmers write. */
const tag =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|script|span|strong|style|svg|table|t[dhr]|u|ul)(?:\s[^<>]*|\/)?>/i;
const reference = /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);/i;

/** What a customer wrote, as HTML. Most servers store it as HTML. One that stores it as it was typed sends text, whose lines and signs stay. */
export function customerHtml(content: string): string {
  return tag.test(content) || reference.test(content) ? content : htmlOfText(content);
}
