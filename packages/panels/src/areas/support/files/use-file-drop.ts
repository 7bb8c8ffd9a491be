import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { pastedFiles } from "./pasted-files";

export interface FileDrop {
  /** How many files are held over the place; 0 where the browser doesn't say. Undefined while none are. */
  readonly held: number | undefined;
  /** For the element onto which files can be dropped and pasted. */
  readonly props: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/** Takes files that are dropped onto a place or pasted into it. Text is pasted as always. Screenshots get none of the `taken` names. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, taken: readonly string[] = []): FileDrop {
  const texts = useMessages(ticketFormsMessages);
  const [held, setHeld] = useState<number>();
  const pasted = useRef<readonly string[]>([]);
  // Without this the browser leaves the page for the file.
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setHeld([...event.dataTransfer.items].filter(({ kind }) => kind === "file").length);
  };
  return {
    held,
    props: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setHeld(undefined);
      },
      onDrop: (event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setHeld(undefined);
        onFiles(filesOnly(event.dataTransfer));
      },
      onPaste: (event) => {
        const { clipboardData: data } = event;
        // Office programs add a picture of the text that they copy.
        if (data.files.length === 0 || data.types.includes("text/plain")) return;
        event.preventDefault();
        const files = pastedFiles(data, texts.screenshot, new Set([...taken, ...pasted.current]));
        pasted.current = [...pasted.current, ...files.map(({ name }) => name)];
        onFiles(files);
      },
    },
  };
}

/** The files of a drop. Folders, which browsers list as files without content, are left out. */
function filesOnly({ files, items }: DataTransfer): readonly File[] {
  const folders = new Set(
    [...items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry?.isDirectory === true)
      .map((entry) => entry?.name),
  );
  return [...files].filter(({ name }) => !folders.has(name));
}
