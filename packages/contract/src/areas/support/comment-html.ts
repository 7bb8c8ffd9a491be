const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const meanings = new Map(Object.entries({ ...signs, " ": "&nbsp;" }).map(([sign, written]) => [written, sign]));

/** A customer's text as HTML: escaped paragraphs with line breaks. URLs in the text don't become links. */
export function htmlOfText(text: string): string {
  const escaped = text
    .replaceAll(/\r\n?/g, "\n")
    .trim()
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return escaped
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** The words in HTML, for comparing it with the text that was typed. Not for display, because all structure is lost. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#(\d{1,7});|&#x([\da-f]{1,6});/gi, (_, decimal?: string, hex?: string) =>
      characterOf(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal)),
    )
    .replaceAll(/&(?:lt|gt|quot|nbsp);/g, (written) => meanings.get(written) ?? written)
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Whether HTML has the same words as a typed text, whatever its markup. Used to check whether a text was stored. */
export function saysSame(html: string, text: string): boolean {
  return textOfHtml(html).replaceAll(" ", "") === text.replaceAll(/\s+/g, "");
}

function characterOf(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
