import type { ByteRange } from "../files/files";

/** The requested part of a file: all of it, one part, or a part that does not exist. */
export type RequestedBytes = "whole" | "beyond-end" | ByteRange;

/**
 * The bytes that a `Range` header requests (RFC 9110). Invalid ranges, several ranges at once, and an `If-Range` that
 * names another version get the whole file.
 * @param etag - of the current file; without one, no `If-Range` matches.
 */
export function requestedBytes(headers: Headers, size: number, etag?: string): RequestedBytes {
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(headers.get("Range") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  const ifRange = headers.get("If-Range");
  if (ifRange !== null && ifRange.trim() !== etag) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "beyond-end" : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === "" ? size : Math.min(Number(last) + 1, size);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "beyond-end" : { start, end };
}
