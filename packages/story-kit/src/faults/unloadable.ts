import { spyOn } from "storybook/test";

/** Code that loads when it is first needed. */
interface LazyCode {
  load(): Promise<unknown>;
  loaded(): unknown;
}

/**
 * Makes code fail to load, as without a connection or after a deployment, also if it has loaded before.
 * @returns a function that lets it load again.
 */
export function unloadable(code: LazyCode): () => void {
  const spies = [
    spyOn(code, "load").mockRejectedValue(new TypeError("Failed to fetch dynamically imported module")),
    spyOn(code, "loaded").mockReturnValue(undefined),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
