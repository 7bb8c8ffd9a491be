import { Button, UploadIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { FileChooser } from "./file-chooser";

export interface DropZoneProps {
  /** The number of files that the user is dragging over the area. Undefined if there are none. */
  readonly held: number | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Shows where to drop files, with a button that opens the browser's file dialog instead. */
export function DropZone({ held, onFiles }: DropZoneProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  return (
    <Frame className="gh-drop" data-target={held !== undefined || undefined}>
      <UploadIcon />
      {held === undefined ? (
        <>
          <span>{texts.dropHint}</span>
          <FileChooser label={texts.fieldFiles} onFiles={onFiles}>
            {(open) => (
              <Button size="sm" variant="quiet" onPress={open}>
                {texts.chooseFiles}
              </Button>
            )}
          </FileChooser>
        </>
      ) : (
        <span>{texts.dropToAdd(held)}</span>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.3em 0.64em;
  min-height: 3.5em;
  padding: 0.86em;
  border: var(--gh-line) dashed var(--gh-border-control);
  border-radius: var(--gh-radius);
  color: var(--gh-text-muted);
  text-align: center;
  &[data-target] { outline: 2px solid var(--gh-accent); background: var(--gh-surface-selected); color: var(--gh-accent); font-weight: var(--gh-weight-medium); }
  .gh-button { padding-inline: 0.3em; color: var(--gh-text-link); text-decoration: underline; text-underline-offset: 0.2em; }
`;
