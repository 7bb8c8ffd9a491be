import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { Button } from "../controls/button";
import { CloseIcon, SearchIcon } from "../icons/icons";
import { AriaLocale } from "../root/aria-locale";
import { createPortal } from "../root/create-portal";
import { useDesignMessages } from "../root/messages-context";
import { DialogFrame } from "./dialog-frame";
import { useModal } from "./use-modal";
import { usePressStyle } from "./use-press-style";

/** An action or a destination. */
export interface Command {
  /** Unique in the list. */
  id: string;
  label: string;
  hint?: string;
  /** Search words in addition to the label. */
  keywords?: string;
  icon?: ReactNode;
  /** For serials, codes and SHAs. */
  isMono?: boolean;
  /** Called once the dialog is closed. */
  onAction: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export interface CommandDialogProps {
  /** The name of the dialog and its field. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The matches of the query, best first. */
  groups: readonly CommandGroup[];
  /** Shown if nothing matches. */
  emptyText: string;
  onClose: () => void;
}

/** A search field with a list of commands, made for the keyboard: arrows select, Enter runs, Escape closes. */
export function CommandDialog({ label, query, onQueryChange, groups, emptyText, onClose }: CommandDialogProps) {
  const messages = useDesignMessages();
  const listId = useId();
  usePressStyle();
  const { ref, overlaysRef, parent, dialogProps } = useModal(onClose, (dialog) => dialog.querySelector("input"));
  const shown = groups.filter(({ commands }) => commands.length > 0);
  useFirstChosen(ref, shown[0]?.commands[0]?.id);
  useChosenAgain(ref, query);
  return createPortal(
    <DialogFrame
      {...dialogProps}
      ref={ref}
      className="gh-modal"
      aria-label={label}
      onPointerDown={(event) => event.target === ref.current && onClose()}
    >
      <Box className="gh-dialog gh-command">
        <AriaLocale>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <TextField aria-label={label} className="gh-command-field">
              <SearchIcon />
              <Input
                className="gh-command-input"
                placeholder={label}
                onKeyDownCapture={() => reportChosen(ref.current)}
              />
              <Button
                size="sm"
                variant="quiet"
                iconOnly
                aria-label={messages.close}
                icon={<CloseIcon />}
                onPress={onClose}
              />
            </TextField>
            <ListBox
              id={listId}
              aria-label={label}
              className="gh-command-list"
              selectionMode="none"
              renderEmptyState={() => (
                <p className="gh-command-empty" role="status">
                  {emptyText}
                </p>
              )}
            >
              {shown.map(({ label: group, commands }) => (
                <ListBoxSection key={group} id={group}>
                  <Header className="gh-command-head">{group}</Header>
                  {commands.map((command) => (
                    <CommandRow
                      key={command.id}
                      command={command}
                      onChoose={() => {
                        onClose();
                        command.onAction();
                      }}
                    />
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </Autocomplete>
        </AriaLocale>
      </Box>
      <div ref={overlaysRef} className="gh-modal-overlays" />
    </DialogFrame>,
    parent,
  );
}

/**
 * Selects the first entry, so that Enter runs it before the user types. The list selects on its own only while text is
 * typed, so send it an arrow key once it listens.
 */
function useFirstChosen(ref: RefObject<HTMLElement | null>, first: string | undefined) {
  useEffect(() => {
    if (first === undefined) return;
    const frame = requestAnimationFrame(() => {
      const input = ref.current?.querySelector("input");
      if (!input || input.value !== "" || input.hasAttribute("aria-activedescendant")) return;
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, first]);
}

/**
 * Autocomplete compares a choice with the field's `aria-activedescendant`, which follows half a second later. It misses
 * that an entry is chosen again if another one was in between, and Enter would do nothing.
 */
function useChosenAgain(ref: RefObject<HTMLElement | null>, query: string) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => reportChosen(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [ref, query]);
}

/** Reports the entry shown as chosen to Autocomplete, which ignores one that it knows. */
function reportChosen(dialog: HTMLElement | null) {
  if (!dialog?.querySelector("input:focus")) return;
  const chosen = dialog.querySelector(".gh-command-item[data-focused]");
  chosen?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function CommandRow({
  command: { id, label, hint, icon, isMono },
  onChoose,
}: {
  command: Command;
  onChoose: () => void;
}) {
  return (
    <ListBoxItem id={id} textValue={label} className="gh-command-item" onAction={onChoose}>
      {icon}
      <span className={isMono ? "gh-mono" : undefined}>{label}</span>
      {hint !== undefined && <span className="gh-command-hint"> {hint}</span>}
    </ListBoxItem>
  );
}

const Box = styled.div`
  &&& { margin-block: min(10vh, 6em) auto; width: 40em; }
  .gh-command-field { position: sticky; top: calc(-1 * var(--gh-space-6)); z-index: 1; background: inherit; border-radius: inherit; display: flex; align-items: center; gap: var(--gh-space-2); padding: var(--gh-space-2) var(--gh-space-3) var(--gh-space-2) var(--gh-space-4); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-command-field > .gh-icon { flex: none; color: var(--gh-text-muted); }
  .gh-command-input { flex: 1; min-width: 0; min-height: var(--gh-control); padding: 0; border: 0; outline: 0; background: none; color: var(--gh-text); appearance: none; }
  .gh-command-input::placeholder { color: var(--gh-text-muted); opacity: 1; }
  .gh-command-field:has(> .gh-command-input:focus-visible) { box-shadow: inset 0 -2px 0 var(--gh-focus); }
  .gh-command-list { padding: var(--gh-space-2); outline: 0; }
  .gh-command-head { padding: 0.7em 0.57em 0.3em; font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-command-item { display: flex; align-items: center; gap: 0.71em; min-height: var(--gh-row-compact); padding: 0.2em 0.57em; border-radius: var(--gh-radius); cursor: default; outline: 0; }
  .gh-command-item > span { min-width: 0; overflow-wrap: anywhere; }
  .gh-command-item .gh-icon { flex: none; color: var(--gh-text-muted); }
  .gh-command-item[data-hovered] { background: var(--gh-surface-hover); }
  .gh-command-item[data-focused] { background: var(--gh-surface-selected); }
  .gh-command-item[data-focused] .gh-icon { color: var(--gh-accent); }
  .gh-command-hint { margin-inline-start: auto; font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; }
  .gh-command-empty { padding: var(--gh-space-5) var(--gh-space-3); color: var(--gh-text-muted); text-align: center; }
`;
