import { vi } from "vitest";

/**
 * Gives a Node test its own empty storage.
 * @returns a function that restores the globals.
 */
export function stubStorage(): () => void {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  return () => vi.unstubAllGlobals();
}
