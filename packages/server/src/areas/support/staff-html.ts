import { Parser } from "htmlparser2";

const tags = new Set(
  (
    "a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li " +
    "mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul var"
  ).split(" "),
);
const voidTags = new Set(["br", "col", "hr", "img"]);
/** Elements whose content isn't readable text, or is parsed by other rules than HTML's. */
const dropped = new Set(
  (
    "applet audio base button canvas embed frame frameset head iframe input link map math meta noembed noframes noscript object " +
    "param plaintext portal script select style svg template textarea title video xmp"
  ).split(" "),
);
/** Deeper than any text needs, and too shallow to slow a browser down. */
const mostDepth = 60;

const isCount = (text: string) => /^\d{1,4}$/.test(text);
const isText = (text: string) => text.length <= 1_000;
const isLink = (text: string) => /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^\s\\]*$/i.test(text);
const isImage = (text: string) =>
  /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(text) ||
  /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*$/.test(text);

const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: { href: isLink, title: isText },
  abbr: { title: isText },
  col: { span: isCount },
  colgroup: { span: isCount },
  img: { src: isImage, alt: isText, title: isText, width: isCount, height: isCount },
  ol: { start: isCount },
  td: { colspan: isCount, rowspan: isCount },
  th: { colspan: isCount, rowspan: isCount, scope: (value) => /^(?:col|row)(?:group)?$/.test(value) },
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * Sanitizes HTML by staff: nothing in it can run, load a document or style the page around it. The output is serialized
 * from a parsed tree, with balanced tags and escaped text, so that every browser parses it the same way.
 */
export function sanitizeStaffHtml(html: string): string {
  let written = "";
  let droppedDepth = 0;
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      if (droppedDepth > 0 || dropped.has(name)) {
        droppedDepth += 1;
        return;
      }
      if (!tags.has(name) || open.length >= mostDepth) return;
      written += `<${name}${attributesOf(name, given)}>`;
      if (!voidTags.has(name)) open.push(name);
    },
    onclosetag(name) {
      if (droppedDepth > 0) {
        droppedDepth -= 1;
        return;
      }
      if (open.at(-1) !== name) return;
      open.pop();
      written += `</${name}>`;
    },
    ontext(text) {
      if (droppedDepth === 0) written += escaped(text);
    },
  });
  parser.end(html);
  return written.trim();
}

function attributesOf(name: string, given: Readonly<Record<string, string>>): string {
  const allowed = attributes[name] ?? {};
  return Object.entries(given)
    .filter(([attribute, value]) => Object.hasOwn(allowed, attribute) && allowed[attribute]?.(value))
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join("");
}

const blocks = new Set("blockquote caption dd div dl dt figcaption h1 h2 h3 h4 h5 h6 hr p pre table ul ol".split(" "));
const lines = new Set(["br", "li", "tr"]);

/**
 * Converts HTML to plain text for an email: separate paragraphs, a table row per line, and links with their addresses.
 */
export function textOfStaffHtml(html: string): string {
  let written = "";
  const links: string[] = [];
  const parser = new Parser({
    onopentag(name, { href = "", alt = "" }) {
      if (blocks.has(name)) written += "\n\n";
      else if (lines.has(name)) written += name === "li" ? "\n- " : "\n";
      else if (name === "td" || name === "th") written += "\t";
      else if (name === "img") written += alt === "" ? "[image]" : `[image: ${alt}]`;
      if (name === "a") links.push(href);
    },
    onclosetag(name) {
      if (blocks.has(name)) written += "\n\n";
      const href = name === "a" ? (links.pop() ?? "") : "";
      if (/^(?:https?|mailto):/i.test(href) && !written.endsWith(href)) written += ` (${href})`;
    },
    ontext(text) {
      written += text;
    },
  });
  parser.end(html);
  return written
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/^\t/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
