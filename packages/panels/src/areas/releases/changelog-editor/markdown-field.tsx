import { TextField } from "@gatehouse/design";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useMessages } from "../../../portal/messages";
import { changelogEditorMessages, type ChangelogEditorTexts } from "./changelog-editor.messages";
import { continueList, linkSelection, type MarkdownEdit, type Selected, wrapSelection } from "./edit-markdown";

export interface MarkdownFieldProps {
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly autoFocus: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly: boolean;
  readonly description: ReactNode;
  readonly error: string | undefined;
}

/** A Markdown field with the usual keyboard shortcuts. */
export function MarkdownField({ fieldRef, isReadOnly, ...field }: MarkdownFieldProps): ReactNode {
  const texts = useMessages(changelogEditorMessages);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTextAreaElement) || isReadOnly || event.nativeEvent.isComposing) return;
    const edit = editOf(event, event.target, texts);
    if (edit === undefined) return;
    event.preventDefault();
    apply(edit, event.target);
  };
  return (
    <div role="presentation" onKeyDown={handleKeyDown}>
      <TextField
        {...field}
        ref={fieldRef}
        label={texts.changelogText}
        multiline
        rows={16}
        isMono
        isReadOnly={isReadOnly}
      />
    </div>
  );
}

function editOf(
  event: KeyboardEvent,
  { value: text, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement,
  texts: ChangelogEditorTexts,
): MarkdownEdit | undefined {
  const selected: Selected = { text, start, end };
  if (event.altKey || event.shiftKey) return undefined;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.key === "Enter") return hasCommand ? undefined : continueList(selected);
  if (!hasCommand) return undefined;
  switch (event.key.toLowerCase()) {
    case "b":
      return wrapSelection(selected, "**", texts.boldText);
    case "i":
      return wrapSelection(selected, "*", texts.italicText);
    case "k":
      return linkSelection(selected, texts.linkWords);
    default:
      return undefined;
  }
}

/** Applies an edit as typed text, so that the browser can undo it and the field reports the change. */
function apply({ from, to, insert, selectStart, selectEnd }: MarkdownEdit, field: HTMLTextAreaElement): void {
  field.setSelectionRange(from, to);
  const isTyped = insert === "" ? runCommand(field, "delete", "") : runCommand(field, "insertText", insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(selectStart, selectEnd);
}

// `execCommand` is deprecated, but nothing else keeps the browser's undo history.
function runCommand(field: HTMLTextAreaElement, command: "delete" | "insertText", text: string): boolean {
  const page: { execCommand?: (name: string, hasInterface: boolean, value: string) => boolean } = field.ownerDocument;
  return page.execCommand?.(command, false, text) ?? false;
}
