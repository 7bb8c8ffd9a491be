/** Parses a received email: unfolds its headers, and decodes its texts. */
export function readMail(raw: string): {
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  readonly html: string;
} {
  const [head = ""] = raw.split("\r\n\r\n");
  const headers = unfold(head);
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1, -1);
  const ofType = (type: string) => decoded(parts.find((part) => unfold(part).includes(`Content-Type: ${type}`)) ?? "");
  return {
    header: (name) => {
      const value = new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim();
      return value && decodeWords(value);
    },
    text: ofType("text/plain"),
    html: ofType("text/html"),
  };
}

const unfold = (text: string) => text.replace(/\r\n[ \t]+/g, " ");

function decoded(part: string): string {
  const trimmed = part.replace(/^\r\n/, "");
  const at = trimmed.indexOf("\r\n\r\n");
  const body = trimmed.slice(at + 4);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(trimmed.slice(0, at))?.[1];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return quoted(body.replace(/=\r\n/g, ""));
  return body;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The encoded words of a header, such as `=?UTF-8?Q?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : quoted(text.replaceAll("_", " ")),
    );
}
