import { type RefObject, useEffect, useReducer } from "react";

/** A number that changes whenever the colors of the page may have changed. */
export function useThemeChanges(ref: RefObject<Element | null>): number {
  const [version, change] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", change);
    const observer = new MutationObserver(change);
    const root = ref.current?.closest(".gh-root");
    if (root) observer.observe(root, { attributes: true, attributeFilter: ["class", "style", "data-theme"] });
    return () => {
      dark.removeEventListener("change", change);
      observer.disconnect();
    };
  }, [ref]);
  return version;
}
