/** Image types that every browser can show and none executes. No SVG: it can contain scripts. */
export type PreviewType = "image/png" | "image/jpeg" | "image/gif" | "image/webp";

/** Bytes of a file's start that {@link previewType} needs. */
export const previewTypeBytes = 12;

/** The type of an image according to its first bytes. Ignores its name and declared type. Undefined for other files. */
export function previewType(start: Uint8Array): PreviewType | undefined {
  const text = String.fromCharCode(...start.subarray(0, previewTypeBytes));
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(text)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return "image/webp";
  return undefined;
}
