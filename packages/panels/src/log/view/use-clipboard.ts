import { useCallback, useState } from "react";

/** Puts texts on the clipboard, and says whether the last one got there. */
export function useClipboard() {
  const [result, setResult] = useState<"copied" | "failed">();
  const copy = useCallback(async (text: string | Promise<string>) => {
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(await text);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  }, []);
  return { copy, result };
}
