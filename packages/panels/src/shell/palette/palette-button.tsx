import { Button, SearchIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { neverChanges } from "../../portal/never-changes";
import { isShellKey } from "../is-shell-key";
import { shellMessages } from "../shell.messages";
import { editedBy } from "./edited-by";
import type { DrawDialog } from "./use-dialog-commands";

const CommandPalette = lazyDialog("CommandPalette", () =>
  import("./command-palette").then((module) => module.CommandPalette),
);

/** Opens the command palette, like Ctrl K or ⌘ K. Its code loads then. Keys typed meanwhile become its search. */
export function PaletteButton(): ReactNode {
  const texts = useMessages(shellMessages);
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [draw, setDraw] = useState<DrawDialog | null>(null);
  const typed = useRef("");
  const isMac = useSyncExternalStore(
    neverChanges,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );
  const open = () => {
    typed.current = "";
    setIsOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShellKey(event, ref.current?.closest(".gh-shell"))) return;
      const text = isOpen ? editedBy(event, typed.current) : undefined;
      if (text !== undefined) typed.current = text;
      else if (isShortcut(event)) open();
      else return;
      event.preventDefault();
    };
    // While the palette loads, its search takes precedence over single-key shortcuts. Otherwise editors on the page may
    // use Ctrl K.
    document.addEventListener("keydown", onKeyDown, { capture: isOpen });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: isOpen });
  }, [isOpen]);
  return (
    <>
      <Button
        ref={ref}
        data-tour="search"
        icon={<SearchIcon />}
        collapse
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPress={open}
      >
        {texts.search}
        {nbsp}
        <Keys className="gh-kbd" aria-hidden>
          {isMac ? `⌘${nbsp}K` : `Ctrl${nbsp}K`}
        </Keys>
      </Button>
      {isOpen && (
        <CommandPalette
          typed={() => typed.current}
          onOpen={(dialog) => setDraw(() => dialog)}
          onClose={() => setIsOpen(false)}
        />
      )}
      {draw?.(() => setDraw(null))}
    </>
  );
}

/** Keeps the button on one line beside a long product name. */
const nbsp = "\u00a0";

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat;

const Keys = styled.kbd`
  margin-inline-start: 0.6em;
  padding: 0.1em 0.4em;
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-sm);
  font-family: var(--gh-font-mono);
  font-size: var(--gh-type-xs);
  color: var(--gh-text-muted);
`;
