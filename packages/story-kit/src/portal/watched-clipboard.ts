/**
 * Calls back with each text that the page copies. Like Safari's, this clipboard refuses what isn't written during
 * the press.
 */
export function watchClipboard(onCopied: (text: string) => void): void {
  const check = () => {
    if (!/^(?:click|copy|key|pointer)/.test(window.event?.type ?? ""))
      throw new DOMException("Not during a press", "NotAllowedError");
  };
  navigator.clipboard.writeText = async (text) => {
    check();
    onCopied(text);
  };
  navigator.clipboard.write = async ([item]) => {
    check();
    const bytes = await (await item!.getType("text/plain")).arrayBuffer();
    onCopied(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  };
}
