import { Refusal } from "../texts/refusal";
import { ByteQueue } from "./byte-queue";

/** A part of a form. Read or skip its content before you request the next part. */
export interface FormPart {
  readonly name: string;
  /** The name that the client sent for a file. Undefined for a text. */
  readonly filename: string | undefined;
  /** Each piece is valid until the next one is requested. */
  readonly content: AsyncGenerator<Uint8Array, void, void>;
}

const mostHeadBytes = 16_384;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const [dashes, lineEnd, headEnd] = [bytesOf("--"), bytesOf("\r\n"), bytesOf("\r\n\r\n")];

/**
 * Reads a `multipart/form-data` body part by part, and buffers only what has just arrived.
 * @throws {PortalError} `invalid` for a body that is no such form or ends early.
 */
export async function* formParts(
  body: ReadableStream<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart, void, void> {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";]{1,70}))/i.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) throw malformed();
  const queue = new ByteQueue(body);
  try {
    // The line end before a boundary belongs to the boundary. The first boundary may have none.
    const delimiter = bytesOf(`\r\n--${name}`);
    if (await queue.startsWith(delimiter.subarray(lineEnd.length))) queue.drop(delimiter.length - lineEnd.length);
    else await skip(contentUntil(queue, delimiter));
    while (!(await queue.startsWith(dashes))) {
      const head = await readHead(queue);
      const content = contentUntil(queue, delimiter);
      const disposition = dispositionOf(head);
      if (disposition !== undefined) yield { ...disposition, content };
      await skip(content);
    }
  } finally {
    await queue.close();
  }
}

/** Yields the bytes before the next boundary, and drops the boundary. */
async function* contentUntil(queue: ByteQueue, delimiter: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  for (;;) {
    const at = queue.indexOf(delimiter);
    if (at >= 0) {
      if (at > 0) yield queue.take(at);
      queue.drop(delimiter.length);
      return;
    }
    // The last bytes may be the start of a boundary.
    const safe = queue.length - delimiter.length + 1;
    if (safe > 0) yield queue.take(safe);
    if (!(await queue.fill())) throw malformed();
  }
}

async function skip(content: AsyncGenerator<Uint8Array, void, void>): Promise<void> {
  while ((await content.next()).done !== true);
}

async function readHead(queue: ByteQueue): Promise<string> {
  let at = queue.indexOf(headEnd);
  while (at < 0) {
    if (queue.length > mostHeadBytes || !(await queue.fill())) throw malformed();
    at = queue.indexOf(headEnd);
  }
  const head = new TextDecoder().decode(queue.take(at));
  queue.drop(headEnd.length);
  const start = head.indexOf("\r\n");
  // Only spaces may follow a boundary.
  if (at > mostHeadBytes || head.slice(0, Math.max(0, start)).trim() !== "") throw malformed();
  return head.slice(start + lineEnd.length);
}

function dispositionOf(head: string): Pick<FormPart, "name" | "filename"> | undefined {
  const line = /^content-disposition:\s*form-data\s*(;[^\r\n]*)$/im.exec(head)?.[1];
  const name = line === undefined ? undefined : /;\s*name="([^"]*)"/i.exec(line)?.[1];
  if (line === undefined || name === undefined) return undefined;
  const filename = /;\s*filename="((?:[^"\\]|\\.)*)"/i.exec(line)?.[1] ?? /;\s*filename=([^";\s]+)/i.exec(line)?.[1];
  return { name: unescaped(name), filename: filename === undefined ? undefined : unescaped(filename) };
}

// Browsers escape exactly these three characters of a name.
function unescaped(text: string): string {
  return text
    .replaceAll("%22", '"')
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll(/\\(["\\])/g, "$1");
}

const malformed = () => new Refusal("invalid", { status: 400, detail: (t) => t.usual.multipartError });
