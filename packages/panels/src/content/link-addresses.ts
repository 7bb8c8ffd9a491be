import { safeAddress } from "./safe-address";

const address = /https?:\/\/[^\s<>"'`]+/gi;
/** Punctuation that ends a sentence is not part of an address. */
const trailing = /[.,;:!?]+$/;

/** Turns web addresses in clean nodes into links, except inside links and code. */
export function linkAddresses(place: DocumentFragment): void {
  const walker = place.ownerDocument.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/https?:/i.test(text.data) && text.parentElement?.closest("a, code, pre, kbd, samp, tt") == null)
      found.push(text);
  }
  for (const text of found) text.replaceWith(...linked(text));
}

function linked({ data, ownerDocument }: Text): readonly (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of data.matchAll(address)) {
    const href = trimmed(match[0]);
    const safe = safeAddress(href, ownerDocument.baseURI || document.baseURI);
    if (safe === undefined) continue;
    const link = ownerDocument.createElement("a");
    link.href = safe.href;
    if (safe.isOutside) {
      link.target = "_blank";
      link.rel = "noopener noreferrer";
    }
    link.append(href);
    parts.push(data.slice(end, match.index), link);
    end = match.index + href.length;
  }
  parts.push(data.slice(end));
  return parts;
}

/** Drops trailing punctuation, and a closing parenthesis that has no opening one in the address. */
function trimmed(text: string): string {
  const whole = text.replace(trailing, "");
  const isUnopened = whole.endsWith(")") && whole.split("(").length < whole.split(")").length;
  return isUnopened ? trimmed(whole.slice(0, -1)) : whole;
}
