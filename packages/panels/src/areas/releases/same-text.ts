const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Whether two texts look the same. Some servers trim the texts that they save, and some use CRLF line ends. */
export function isSameText(text: string, other: string): boolean {
  return plain(text) === plain(other);
}
