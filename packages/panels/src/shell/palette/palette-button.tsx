import { Button, SearchIcon } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { neverChanges } from "../../portal/never-changes";
import { isShellKey } from "../is-shell-key";
import { shellMessages } from "../shell.messages";
import type { DrawDialog } from "./use-dialog-commands";

const CommandPalette = lazyDialog("CommandPalette", () =>
  import("./command-palette").then((module) => module.CommandPalette),
);

/** Opens the command palette, as Ctrl K or ⌘ K do. Its code is fetched then. */
export function PaletteButton(): ReactNode {
  const texts = useMessages(shellMessages);
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [draw, setDraw] = useState<DrawDialog | null>(null);
  const isMac = useSyncExternalStore(
    neverChanges,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || !isShellKey(event, ref.current?.closest(".gh-shell"))) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button
        ref={ref}
        data-tour="search"
        icon={<SearchIcon />}
        collapse
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPress={() => setIsOpen(true)}
      >
        {texts.search}{" "}
        <Keys className="gh-kbd" aria-hidden>
          {isMac ? "⌘ K" : "Ctrl K"}
        </Keys>
      </Button>
      {isOpen && <CommandPalette onOpen={(dialog) => setDraw(() => dialog)} onClose={() => setIsOpen(false)} />}
      {draw?.(() => setDraw(null))}
    </>
  );
}

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
