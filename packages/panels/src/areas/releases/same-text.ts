const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Whether two texts are the same to their reader. Some servers trim what they save, and some end lines with CRLF. */
export function isSameText(text: string, other: string): boolean {
  return plain(text) === plain(other);
}
