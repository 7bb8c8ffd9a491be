import { useCallback, useState } from "react";

/** Copies text to the clipboard or awaits the saving of a file. `result` is the last outcome. */
export function useClipboard() {
  const [result, setResult] = useState<"copied" | "failed" | "unsaved">();
  const copy = useCallback(async (text: string | Promise<string>) => {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(await text);
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
