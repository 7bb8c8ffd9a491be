import { PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import type { Database } from "../db/database";
import { readFileRow } from "../files/file-rows";
import type { ByteRange, Files } from "../files/files";
import { requestedBytes } from "./byte-ranges";
import { etagOf, matchesEtag } from "./etag";
import { headersOf } from "./response-headers";
import type { HonoEnv } from "./server-app";

/** A file that can be downloaded. */
export interface Download {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  /** In bytes. Without it, the file is sent whole. */
  readonly size?: number;
  /** SHA-256 of the bytes, in hexadecimal. Without it, an interrupted download can't be resumed. */
  readonly sha256?: string | null;
  /** Opens the bytes of the file or of a range. Resolves to null if it has none. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
}

/** A stored file as a download. Undefined if there is no such file. */
export async function storedDownload(files: Files, db: Database, guid: string): Promise<Download | undefined> {
  const row = await readFileRow(db, guid);
  if (row === undefined) return undefined;
  const { name, type, size, sha256 } = row;
  return {
    name,
    type,
    size,
    sha256,
    async open(range) {
      const opened = await files.open(db, guid, range);
      // The file was deleted since its row was read.
      if (opened === undefined) throw new PortalError("not-found");
      return opened.stream;
    },
  };
}

export interface FileResponseOptions {
  /** `inline` for files that a browser may display. */
  readonly disposition: "inline" | "attachment";
  readonly setCookies?: readonly string[];
}

/** Sends a file, or the requested part, so that an interrupted download can be resumed. */
export async function fileResponse(
  c: HonoContext<HonoEnv>,
  file: Download,
  { disposition, setCookies = [] }: FileResponseOptions,
): Promise<Response> {
  const { name, type, size, sha256 } = file;
  const etag = sha256 == null ? undefined : etagOf(sha256);
  const headers = headersOf("file", {
    "Content-Disposition": `${disposition}; filename*=UTF-8''${encodedName(name)}`,
    "Content-Type": type,
  });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  if (etag !== undefined) headers.set("ETag", etag);
  if (etag !== undefined && matchesEtag(c.req.header("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  if (size === undefined) return new Response(await file.open(), { headers });

  headers.set("Accept-Ranges", "bytes");
  const { method } = c.req.raw;
  const requested = method === "GET" ? requestedBytes(c.req.raw.headers, size, etag) : "whole";
  if (requested === "beyond-end") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.delete("Content-Disposition");
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = requested === "whole" ? { start: 0, end: size } : requested;
  headers.set("Content-Length", String(end - start));
  if (requested !== "whole") headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  // A HEAD request reads nothing from the store.
  const body = method === "HEAD" ? null : await file.open(requested === "whole" ? undefined : requested);
  return new Response(body, { status: requested === "whole" ? 200 : 206, headers });
}

/** A file name for `Content-Disposition` (RFC 8187). */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
