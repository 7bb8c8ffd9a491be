import type { Endpoint, EndpointParams, EndpointSent } from "@gatehouse/contract";
import type { Context } from "../db/context";
import { Refusal } from "../texts/refusal";
import { bindRequest } from "./bind";
import { type FormPart, formParts } from "./multipart-parts";
import type { ServerApp } from "./server-app";

/** Allowance for the rest of the form: boundaries, names and small texts. */
const formBytes = 65_536;

export interface UploadInput<E extends Endpoint> {
  readonly params: EndpointParams<E>;
  readonly idempotencyKey: string | undefined;
  /** The form's files and texts, as they arrive. Nothing reads the body before. */
  readonly parts: () => AsyncGenerator<FormPart, void, void>;
}

/**
 * Creates the route of a contract endpoint that takes a form with large files. The form is read as it arrives, up to
 * the limit.
 */
export function bindUpload<E extends Endpoint>(
  server: ServerApp,
  call: E,
  maxBytes: number,
  handler: (context: Context, input: UploadInput<E>) => Promise<EndpointSent<E>>,
): void {
  bindRequest(server, call, (context, { c, params, idempotencyKey }) =>
    handler(context, {
      params: params as EndpointParams<E>,
      idempotencyKey,
      parts: () => atMost(maxBytes, partsOf(c.req.raw, maxBytes + formBytes)),
    }),
  );
}

function partsOf(request: Request, maxBytes: number): AsyncGenerator<FormPart, void, void> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const contentType = request.headers.get("Content-Type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "multipart/form-data")
    throw new Refusal("invalid", { status: 415, detail: (t) => t.usual.unsupportedType(type) });
  return formParts((request.body ?? new Blob().stream()).pipeThrough(upTo(maxBytes)), contentType);
}

/** Passes parts on, and fails once their contents exceed the limit together. */
async function* atMost(
  maxBytes: number,
  parts: AsyncGenerator<FormPart, void, void>,
): AsyncGenerator<FormPart, void, void> {
  let bytes = 0;
  async function* counted(content: FormPart["content"]): FormPart["content"] {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > maxBytes) throw tooLarge();
      yield piece;
    }
  }
  for await (const part of parts) yield { ...part, content: counted(part.content) };
}

/** Passes bytes on, and fails once they exceed the limit. */
function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > maxBytes) controller.error(tooLarge());
      else controller.enqueue(piece);
    },
  });
}

const tooLarge = () => new Refusal("too-large", { status: 413, detail: (t) => t.usual.tooLarge });
