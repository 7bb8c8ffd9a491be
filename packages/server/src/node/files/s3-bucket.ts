import type { ByteRange } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { sendToS3, unreachable } from "./s3-request";
import type { S3Settings } from "./s3-settings";
import type { Spooled } from "./spool";

/** An object's name and age. */
export interface S3Object {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** The S3 operations that the file store needs. */
export interface S3Bucket {
  /** @throws {FilesUnavailable} if the bucket cannot be used. */
  check(): Promise<void>;
  put(key: string, content: Spooled): Promise<void>;
  /** Undefined if the object doesn't exist. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  delete(key: string): Promise<void>;
  /** Lists objects sorted by key, page by page. */
  list(prefix: string): AsyncGenerator<readonly S3Object[], void, void>;
}

const timeoutMs = 30_000;
/** The slowest accepted upload. The time limit grows with the size at this rate. */
const bytesPerMs = 256;

/** @param pageKeys - The number of objects per page of the list. */
export function openS3Bucket(settings: S3Settings, pageKeys = 1_000): S3Bucket {
  return {
    async check() {
      await sendToS3(settings, { method: "GET", query: { "max-keys": "1" }, timeoutMs });
    },

    async put(key, { size, sha256, open }) {
      await sendToS3(settings, {
        method: "PUT",
        key,
        // The store compares this digest with the received bytes.
        headers: { "Content-Length": String(size), "X-Amz-Content-Sha256": sha256 },
        body: open,
        timeoutMs: timeoutMs + size / bytesPerMs,
      });
    },

    async get(key, range) {
      const headers: Record<string, string> =
        range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` };
      const response = await sendToS3(settings, { method: "GET", key, headers, expected: [404], timeoutMs });
      if (response.ok && range !== undefined && response.status !== 206)
        throw new FilesUnavailable("The S3 store ignores ranges");
      if (response.ok) return begun(response.body ?? new Blob().stream());
      const text = await response.text();
      if (text.includes("<Code>NoSuchKey</Code>")) return undefined;
      throw new FilesUnavailable("The S3 store has no such bucket");
    },

    async delete(key) {
      const response = await sendToS3(settings, { method: "DELETE", key, expected: [404], timeoutMs });
      await response.body?.cancel();
    },

    // Use version 1 of the list API: every store supports it, and it continues after a key instead of a token.
    async *list(prefix) {
      for (let marker: string | undefined = ""; marker !== undefined;) {
        const query = { prefix, marker, "max-keys": String(pageKeys) };
        const text: string = await (await sendToS3(settings, { method: "GET", query, timeoutMs })).text();
        const objects = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
          key: textOf(entry, "Key") ?? "",
          modifiedAt: new Date(textOf(entry, "LastModified") ?? ""),
        }));
        yield objects;
        const last: string = objects.at(-1)?.key ?? "";
        marker = textOf(text, "IsTruncated") === "true" && last > marker ? last : undefined;
      }
    },
  };
}

/**
 * A stream whose first bytes have arrived.
 * @throws {FilesUnavailable} if it breaks off before them.
 */
async function begun(body: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  let next = await reader.read().catch((error: unknown) => {
    throw unreachable({ method: "GET" }, error);
  });
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(next.value);
      next = await reader.read();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** The text of the first element with this name. */
function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(\w+);/g, (entity, word: string) => entities[word] ?? entity);
}
