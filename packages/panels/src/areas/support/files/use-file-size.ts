import { useCallback } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { fileMessages } from "../file.messages";
import { fileSize, type SizeOptions } from "./file-size";

/** Returns a function that formats file sizes in the portal's language. */
export function useFileSize(): (bytes: number, options?: SizeOptions) => string {
  const texts = useMessages(fileMessages);
  const { number } = useFormat();
  return useCallback((bytes, options) => fileSize(bytes, texts, number, options), [texts, number]);
}
