import { AwsV4Signer } from "aws4fetch";
import { FilesUnavailable } from "../../files/files-unavailable";
import { putStream } from "./put-stream";
import type { S3Settings } from "./s3-settings";

export interface S3Request {
  readonly method: "GET" | "PUT" | "DELETE";
  /** Undefined for a request about the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for each attempt. */
  readonly body?: () => ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  /** Status codes that the caller handles, in addition to 2xx. */
  readonly expected?: readonly number[];
  readonly timeoutMs: number;
}

/** Status codes of failures that a retry may get past. */
const passing = new Set([408, 429, 500, 502, 503, 504]);
const pausesMs = [200, 1_000];

/**
 * Sends a signed request. Retries if the store is busy or the connection is lost.
 * @throws {FilesUnavailable} if the store can't be reached or refuses. The message has the method, the status and the
 * store's code.
 */
export async function sendToS3(settings: S3Settings, request: S3Request): Promise<Response> {
  for (let at = 0; ; at += 1) {
    const pauseMs = pausesMs[at];
    const response = await sendOnce(settings, request).catch((error: unknown) => {
      if (pauseMs === undefined) throw unreachable(request, error);
    });
    if (response !== undefined) {
      if (response.ok || request.expected?.includes(response.status)) return response;
      const refusal = await refused(request, response);
      if (pauseMs === undefined || !passing.has(response.status)) throw refusal;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function sendOnce(settings: S3Settings, request: S3Request): Promise<Response> {
  const { method, headers = {}, body: open, timeoutMs } = request;
  const body = open?.();
  const signed = await new AwsV4Signer({
    method,
    url: urlOf(settings, request),
    headers: { "X-Amz-Content-Sha256": emptySha256, ...headers },
    service: "s3",
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  }).sign();
  // The time limit covers only the head of the response, because a consumer may read the body slowly.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const { headers: signedHeaders, url } = signed;
  const { signal } = limit;
  try {
    if (method === "PUT" && body instanceof ReadableStream)
      return await putStream({ url, headers: signedHeaders, body, signal });
    return await fetch(url, { method, headers: signedHeaders, body, redirect: "manual", signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The SHA-256 of an empty body, for signing requests without one. */
const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

function urlOf({ endpoint, bucket, isPathStyle }: S3Settings, { key = "", query = {} }: S3Request): string {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, "");
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${base}${isPathStyle ? `/${bucket}` : ""}/${key}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** The error for a response that never came, or broke off before its first bytes. */
export function unreachable({ method }: Pick<S3Request, "method">, error: unknown): FilesUnavailable {
  const { name, cause } = error as { readonly name?: unknown; readonly cause?: { readonly code?: unknown } };
  const code = String(cause?.code ?? name ?? "");
  const reason = /^\w{1,60}$/.test(code) ? code : "no response";
  return new FilesUnavailable(`The S3 store did not respond to ${method}: ${reason}`);
}

async function refused({ method }: S3Request, response: Response): Promise<FilesUnavailable> {
  // Keep only the code, because the rest of the document repeats keys and addresses.
  const text = await response.text().catch(() => "");
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? "";
  return new FilesUnavailable(`The S3 store refused ${method}: ${`${response.status} ${code}`.trim()}`);
}
