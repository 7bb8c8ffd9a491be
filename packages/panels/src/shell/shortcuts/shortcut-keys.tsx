import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { readKeptText } from "../../data/kept-text";
import { useReportNotLoaded } from "../../portal/use-report-not-loaded";
import { isShellKey } from "../is-shell-key";

const shortcuts = /* @__PURE__ */ lazyModule(() => import("./shortcuts"));
// These use keys themselves, such as letters that find a menu entry.
const others = "input, textarea, select, [role=menu], [role=listbox], [role=combobox], [role=textbox]";

/**
 * The shell's single-key shortcuts. Their code loads at the first key. Fields, dialogs and held modifiers disable them,
 * and users can turn them off.
 */
export function ShortcutKeys(): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const act = useRef<(key: string) => boolean>(undefined);
  // Keys typed before the code has loaded, which then handles them all.
  const [typed, setTyped] = useState("");
  const waiting = useRef("");
  const wait = (keys: string) => setTyped((waiting.current = keys));
  const report = useReportNotLoaded("ShortcutKeys");
  const loaded = useLazyModule(shortcuts, typed !== "", (error) => {
    wait("");
    report(error);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!isSingle(event) || !isShellKey(event, ref.current?.closest(".gh-shell"))) return;
      if ((target as Element).closest(others) !== null || readKeptText("shortcuts") === "off") return;
      if (act.current !== undefined) {
        if (act.current(key)) event.preventDefault();
      } else if (waiting.current || /^[/?g]$/.test(key)) {
        // Some browsers open their own search on a slash. The keys after it are the text to search for.
        event.preventDefault();
        wait(waiting.current + key);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <span ref={ref} hidden />
      {loaded && typed !== "" && <loaded.Shortcuts typed={waiting} act={act} />}
    </>
  );
}

const isSingle = ({ key, ctrlKey, metaKey, altKey, repeat, isComposing }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !repeat && !isComposing;
