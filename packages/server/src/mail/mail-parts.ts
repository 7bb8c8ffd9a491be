import { html } from "hono/html";
import { languageOf } from "../texts/language";

/** A paragraph, a list, or a labeled link of an email. */
export type MailPart =
  | string
  | { readonly rows: readonly string[] }
  | { readonly link: string; readonly label: string };

/** Renders an email as text and as simple HTML. */
export function mailBodies(
  parts: readonly MailPart[],
  portalName: string,
  language: string | null,
): { readonly body: string; readonly html: string } {
  const all = [...parts, portalName];
  return {
    body: `${all.map(textOf).join("\n\n")}\n`,
    html: String(html`<!doctype html>
<html lang="${languageOf(language) ?? "en"}">
<head><meta charset="utf-8"></head>
<body style="font: 16px/1.5 sans-serif; max-width: 36em">
${all.map(htmlOf)}
</body>
</html>
`),
  };
}

function textOf(part: MailPart): string {
  if (typeof part === "string") return part;
  return "rows" in part ? part.rows.map((row) => `- ${row}`).join("\n") : part.link;
}

function htmlOf(part: MailPart) {
  if (typeof part === "string")
    return html`<p>${part}</p>
`;
  if ("rows" in part)
    return html`<ul>${part.rows.map((row) => html`<li>${row}</li>`)}</ul>
`;
  return html`<p><a href="${part.link}">${part.label}</a></p>
`;
}
