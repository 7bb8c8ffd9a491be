import { type DragEvent, type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { FieldFrame, FieldNotes } from "./field-frame";

export interface FileFieldProps {
  label: string;
  /** The button's text, such as 'Choose a picture'. */
  action: string;
  /** Says where users can drop a file. */
  dropHint: string;
  onFile: (file: File) => void;
  /** Media types that the browser's file dialog offers. Dropped files are not checked. */
  accept?: readonly string[];
  description?: ReactNode;
  /** The problem and its solution. Marks the field invalid. */
  error?: ReactNode;
  name?: string;
  /** The current value, before the button. */
  preview?: ReactNode;
  /** More buttons, after the main one. */
  actions?: ReactNode;
}

/** Accepts a file from the browser's dialog or by drag and drop. The form checks the file. */
export function FileField({
  label,
  action,
  dropHint,
  onFile,
  accept,
  description,
  error,
  name,
  preview,
  actions,
}: FileFieldProps) {
  const id = useId();
  const [isTarget, setTarget] = useState(false);
  const isInvalid = error !== undefined && error !== null;
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
  };
  // Otherwise the browser leaves the page to open the dropped file.
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setTarget(true);
  };
  return (
    <FieldFrame className="gh-field">
      <span className="gh-label" id={`${id}-label`}>
        {label}
      </span>
      <Drop
        className="gh-file-drop"
        data-target={isTarget || undefined}
        data-invalid={isInvalid || undefined}
        onDragEnter={hold}
        onDragOver={hold}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setTarget(false)}
        onDrop={(event) => {
          event.preventDefault();
          setTarget(false);
          take(event.dataTransfer.files);
        }}
      >
        {preview}
        <div className="gh-file-actions">
          <label className="gh-file-button">
            <input
              type="file"
              name={name}
              accept={accept?.join(",")}
              aria-labelledby={`${id}-action ${id}-label`}
              aria-describedby={`${id}-notes`}
              aria-invalid={isInvalid || undefined}
              onChange={(event) => {
                take(event.target.files);
                // Reset the input, so that choosing the same file again, after a fix, also fires `change`.
                event.target.value = "";
              }}
            />
            <span id={`${id}-action`}>{action}</span>
          </label>
          {actions}
          <span className="gh-file-hint">{dropHint}</span>
        </div>
      </Drop>
      <FieldNotes id={`${id}-notes`} description={description} error={error} />
    </FieldFrame>
  );
}

const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-3) var(--gh-space-4);
  padding: var(--gh-space-3);
  border: var(--gh-line) dashed var(--gh-border-control);
  border-radius: var(--gh-radius);
  &[data-target] { border-color: var(--gh-accent); background: var(--gh-surface-selected); }
  &[data-invalid] { border-color: var(--gh-danger); }
  .gh-file-actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); min-width: 0; }
  .gh-file-hint { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-file-button {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: var(--gh-control);
    padding: 0.15em 0.86em;
    border: var(--gh-line) solid var(--gh-border-control);
    border-radius: var(--gh-radius);
    background: var(--gh-surface-raised);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-tight);
  }
  .gh-file-button:hover { background: var(--gh-surface-hover); }
  .gh-file-button:focus-within:has(:focus-visible) { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 2px; }
  .gh-file-button > input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: default; }
  .gh-file-button > input::file-selector-button { cursor: default; }
`;
