import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { lazyDialog } from "../../portal/lazy-dialog";
import { usePageCommands } from "../palette/use-page-commands";
import { type AwaitedSearch, awaitSearch } from "./await-search";
import { focusSearch } from "./focus-search";
import { pageKeys } from "./page-keys";

const ShortcutsDialog = lazyDialog("ShortcutsDialog", () =>
  import("./shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

// The time within which a letter must follow `g`, in milliseconds.
const sequenceMs = 1500;

export interface ShortcutsProps {
  /** The keys pressed before this code loaded. */
  readonly typed: RefObject<string>;
  /** Receives the key handler, which returns whether it handled the key. */
  readonly act: RefObject<((key: string) => boolean) | undefined>;
}

/** Acts on the shell's keys: `/` searches the list, `?` lists the keys, `g` and a letter go to a page. */
export function Shortcuts({ typed, act }: ShortcutsProps): ReactNode {
  const commands = usePageCommands();
  const [isOpen, setOpen] = useState(false);
  const startedAt = useRef(Number.NEGATIVE_INFINITY);
  const hasBegun = useRef(false);
  const awaited = useRef<AwaitedSearch>(undefined);
  useEffect(() => {
    const search = (text: string): boolean => {
      if (focusSearch(text)) return true;
      awaited.current = awaitSearch(text);
      return awaited.current !== undefined;
    };
    const press = (key: string): boolean => {
      if (awaited.current?.type(key)) return true;
      const isSecond = performance.now() - startedAt.current < sequenceMs;
      startedAt.current = Number.NEGATIVE_INFINITY;
      if (isSecond) {
        const id = pageKeys.find(([letter]) => letter === key)?.[1];
        const command = commands.find((one) => one.id === id);
        command?.onAction();
        return command !== undefined;
      }
      if (key === "g") startedAt.current = performance.now();
      if (key === "?") setOpen(true);
      return key === "/" ? search("") : key === "?" || key === "g";
    };
    act.current = press;
    if (!hasBegun.current) {
      // The text after a slash is the search. After `?`, ignore further keys, because the dialog is open.
      const [, keys = "", last, text = ""] = /^([^/?]*)([/?]?)(.*)$/s.exec(typed.current) ?? [];
      for (const key of keys) press(key);
      if (last === "/") search(text);
      else if (last === "?") press(last);
    }
    hasBegun.current = true;
    return () => {
      act.current = undefined;
    };
  }, [act, commands, typed]);
  useEffect(() => () => awaited.current?.end(), []);
  return isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />;
}
