import { useCallback, useState } from "react";

/** Puts texts on the clipboard or saves a file, and says how the last one ended. */
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
