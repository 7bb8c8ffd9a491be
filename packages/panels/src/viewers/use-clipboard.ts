import { useCallback, useState } from "react";

/** Copies text to the clipboard or awaits the saving of a file. `result` is the last outcome. */
export function useClipboard() {
  const [result, setResult] = useState<"copied" | "failed" | "unsaved">();
  const copy = useCallback(async (text: string | Promise<string>) => {
    setResult(undefined);
    try {
      await write(text);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  }, []);
  const save = useCallback(async (saved: Promise<void>) => {
    setResult(undefined);
    await saved.catch(() => setResult("unsaved"));
  }, []);
  return { copy, save, result };
}

/** Safari allows a write only during the press, so give it the promise. Firefox can take one since 127. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === "string" || typeof ClipboardItem === "undefined")
    return navigator.clipboard.writeText(await text);
  const content = text.then((plain) => new Blob([plain], { type: "text/plain" }));
  // Await both: a refused write doesn't handle the failure of the text.
  await Promise.all([content, navigator.clipboard.write([new ClipboardItem({ "text/plain": content })])]);
}
