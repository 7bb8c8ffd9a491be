import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Upload } from "./upload-queue";

/**
 * Keeps the focus in the list when the focused button is removed: on its row, or else the row that takes its place, or
 * else the place of the list. It never moves to another button, which a double key press would then press, too.
 */
export function useUploadFocus(
  uploads: readonly Upload[],
): readonly [place: RefObject<HTMLDivElement | null>, buttonGoes: (id: string) => void] {
  const place = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(undefined);
  const buttonGoes = useCallback(
    (id: string) => {
      pressedAt.current = uploads.findIndex((upload) => upload.id === id);
    },
    [uploads],
  );
  useEffect(() => {
    const at = pressedAt.current;
    const element = place.current;
    if (at === undefined || element === null) return;
    pressedAt.current = undefined;
    const root = element.getRootNode() as Document | ShadowRoot;
    if (root.activeElement !== null && root.activeElement !== document.body) return;
    const rows = element.querySelectorAll<HTMLElement>(".gh-upload");
    (rows[at] ?? rows[rows.length - 1] ?? element).focus();
  }, [uploads]);
  return [place, buttonGoes];
}
