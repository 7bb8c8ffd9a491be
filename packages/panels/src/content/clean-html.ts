import createPurifier, { type Config, type DOMPurify } from "dompurify";
import { dropReported } from "./drop-reported";
import { safeAddress } from "./safe-address";

// Allows text and structure. Nothing may take input, load resources, set styles, or have an id or a name.
const config: Config = {
  ALLOWED_TAGS: [
    "a",
    "abbr",
    "address",
    "article",
    "b",
    "bdi",
    "bdo",
    "blockquote",
    "br",
    "caption",
    "cite",
    "code",
    "col",
    "colgroup",
    "dd",
    "del",
    "details",
    "dfn",
    "div",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "footer",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "i",
    "img",
    "ins",
    "kbd",
    "li",
    "mark",
    "ol",
    "p",
    "pre",
    "q",
    "s",
    "samp",
    "section",
    "small",
    "span",
    "strike",
    "strong",
    "sub",
    "summary",
    "sup",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "time",
    "tr",
    "tt",
    "u",
    "ul",
    "var",
    "wbr",
  ],
  ALLOWED_ATTR: [
    "alt",
    "colspan",
    "datetime",
    "dir",
    "href",
    "lang",
    "open",
    "reversed",
    "rowspan",
    "scope",
    "span",
    "src",
    "start",
    "title",
    "value",
  ],
  // The schemes that `safeAddress` allows. It then checks each link as the browser parses it.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|ircs?|mailto|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

// A separate instance, because the page may use the library too, with its own hooks and settings.
let purifier: DOMPurify | undefined;

/**
 * Cleans untrusted HTML into harmless nodes. They belong to a document that loads nothing until they are appended.
 * @throws when the browser refuses to parse HTML, for example if the page's `trusted-types` list lacks `dompurify`.
 */
export function cleanHtml(html: string, imageText: string): DocumentFragment {
  purifier ??= createPurifier(window);
  const parsed = dropReported(html);
  const fragment = purifier.sanitize(parsed, { ...config, RETURN_DOM_FRAGMENT: true });
  if (fragment.childNodes.length === 0 && purifier.removed.length === 0 && parsed.trim() !== "")
    throw new Error("The HTML could not be read");
  for (const image of fragment.querySelectorAll("img")) image.replaceWith(placeholderFor(image, imageText));
  for (const link of fragment.querySelectorAll("a")) secure(link);
  return fragment;
}

/**
 * Loading an image would tell another server who reads the text, and when. Its alternative text replaces it, as a link
 * if the address is allowed.
 */
function placeholderFor(image: HTMLImageElement, imageText: string): Node {
  const { ownerDocument } = image;
  const words = image.getAttribute("alt")?.trim() ?? "";
  const source = image.getAttribute("src") ?? "";
  const isLinkable =
    source !== "" && safeAddress(source, document.baseURI) !== undefined && image.closest("a") === null;
  if (!isLinkable) return ownerDocument.createTextNode(words);
  const link = ownerDocument.createElement("a");
  link.setAttribute("href", source);
  link.append(words || imageText);
  return link;
}

function secure(link: HTMLAnchorElement): void {
  const address = link.getAttribute("href");
  if (address === null) return;
  const safe = safeAddress(address, document.baseURI);
  if (safe === undefined) link.removeAttribute("href");
  else if (safe.isOutside) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
}
