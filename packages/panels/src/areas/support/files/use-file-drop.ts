import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketFormsMessages } from "../ticket-forms.messages";
import { pastedFiles } from "./pasted-files";

export interface FileDrop {
  /** The number of files dragged over the area, or 0 if the browser doesn't tell. Undefined without a drag. */
  readonly held: number | undefined;
  /** For the element that accepts dropped and pasted files. */
  readonly props: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/** Accepts dropped and pasted files. Text is pasted as usual. Pasted screenshots get names that aren't in `taken`. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, taken: readonly string[] = []): FileDrop {
  const texts = useMessages(ticketFormsMessages);
  const [held, setHeld] = useState<number>();
  const pasted = useRef<readonly string[]>([]);
  // Otherwise the browser would navigate to the dropped file.
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
        // Office programs add a picture to copied text, so prefer the text.
        if (data.files.length === 0 || data.types.includes("text/plain")) return;
        event.preventDefault();
        const files = pastedFiles(data, texts.screenshot, new Set([...taken, ...pasted.current]));
        pasted.current = [...pasted.current, ...files.map(({ name }) => name)];
        onFiles(files);
      },
    },
  };
}

/** The files of a drop, without folders, which browsers list as empty files. */
function filesOnly({ files, items }: DataTransfer): readonly File[] {
  const folders = new Set(
    [...items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry?.isDirectory === true)
      .map((entry) => entry?.name),
  );
  return [...files].filter(({ name }) => !folders.has(name));
}
