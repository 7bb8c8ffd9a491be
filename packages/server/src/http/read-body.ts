import { type Endpoint, fromProductFields, type Product } from "@gatehouse/contract";
import * as z from "zod/mini";
import type { FieldErrors } from "../core/field-errors";
import { Refusal } from "../texts/refusal";
import type { Say } from "../texts/refusals.messages";
import { invalidInput } from "./drf-messages";
import { formInput, readFormData } from "./read-multipart";

/**
 * Reads the body.
 * @throws {PortalError} `too-large` past the limit; `invalid` if the body ends early.
 */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal("too-large", { status: 413, detail: (t) => t.usual.tooLarge });
  if (Number(request.headers.get("Content-Length") ?? 0) > limitBytes) throw tooLarge();
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (const reader = request.body.getReader(); ;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal("invalid", { status: 400, detail: (t) => t.usual.endedEarly });
    });
    if (done) return joined(chunks, bytes);
    bytes += value.byteLength;
    if (bytes > limitBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

export async function readText(request: Request, limitBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limitBytes));
}

/**
 * Reads the body as the endpoint declares it. For an endpoint without a declared body, it reads nothing and accepts any
 * body.
 */
export async function readBody(
  request: Request,
  call: Endpoint,
  product: Product,
  limitBytes: number,
  errorsOf?: (body: Readonly<Record<string, unknown>>) => FieldErrors,
): Promise<unknown> {
  if (call.body === undefined) return undefined;
  const bytes = await readBytes(request, limitBytes);
  const contentType = request.headers.get("Content-Type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  const isForm = call.isMultipart === true && type === "multipart/form-data";
  if (bytes.length > 0 && !isForm && type !== "application/json") {
    throw new Refusal("invalid", { status: 415, detail: (t) => t.usual.unsupportedType(type ?? "") });
  }
  const sent = isForm
    ? formInput(await readFormData(bytes, contentType), call.body)
    : bytes.length === 0
      ? {}
      : parseJson(new TextDecoder().decode(bytes));
  const input = fromProductFields(product, call.productFields ?? [], sent);
  refuseUnstorable(input);
  const parsed = z.safeParse(call.body, input);
  if (!parsed.success) {
    const others = isRecord(input) ? errorsOf?.(input) : undefined;
    throw invalidInput(parsed.error.issues, input, others?.fields);
  }
  return parsed.data;
}

/** @throws {PortalError} `invalid` for a text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = (error as Error).message.split("\n")[0]?.slice(0, 120) ?? "";
    throw new Refusal("invalid", { status: 400, detail: (t) => t.usual.jsonError(problem) });
  }
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

// PostgreSQL can't store NUL or half a surrogate pair.
function refuseUnstorable(input: unknown): void {
  if (typeof input !== "object" || input === null) return;
  const fields: Record<string, Say[]> = {};
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== "string") continue;
    if (value.includes("\0")) fields[name] = [(t) => t.field.noNull];
    else if (/\p{Surrogate}/u.test(value)) fields[name] = [(t) => t.field.noSurrogates];
  }
  if (Object.keys(fields).length > 0) throw new Refusal("invalid", { status: 400, fields });
}
