/** Kinds of failures, by what a caller can do about them. */
export type PortalErrorKind =
  | "network"
  | "timeout"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "invalid"
  | "conflict"
  | "throttled"
  | "too-large"
  | "server"
  | "contract";

export interface PortalErrorOptions {
  /** HTTP status. Undefined if there was no response. */
  readonly status?: number;
  /** The server's own sentence, fit for users. */
  readonly detail?: string;
  /** Messages by field, under the fields' wire names. `non_field_errors` are in `messages`. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Messages that belong to no field. */
  readonly messages?: readonly string[];
  /** The server's Retry-After, in milliseconds. Possible when it throttles or is down. */
  readonly retryAfterMs?: number;
  /** The server's id of the request, for support. */
  readonly requestId?: string;
  /** The endpoint that failed, such as `licenses.list`. */
  readonly endpoint?: string;
  readonly cause?: unknown;
}

/**
 * The only error type of the portal. Check its `kind` with {@link isPortalError}: `instanceof` fails if a page has
 * several copies of the code.
 */
export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly kind: PortalErrorKind;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly string[];
  readonly retryAfterMs: number | undefined;
  readonly requestId: string | undefined;
  readonly endpoint: string | undefined;
  /** When it happened, in milliseconds since the epoch, by this machine's clock. */
  readonly at: number = Date.now();

  constructor(kind: PortalErrorKind, options: PortalErrorOptions = {}) {
    super(
      options.detail ?? options.messages?.[0] ?? kind,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.kind = kind;
    this.status = options.status;
    this.detail = options.detail;
    this.fields = options.fields ?? {};
    this.messages = options.messages ?? [];
    this.retryAfterMs = options.retryAfterMs;
    this.requestId = options.requestId;
    this.endpoint = options.endpoint;
  }
}

/** True for a {@link PortalError} of one of the given kinds, or of any kind when none is given. */
export function isPortalError(error: unknown, ...kinds: readonly PortalErrorKind[]): error is PortalError {
  const given = error as PortalError | null | undefined;
  return given?.name === "PortalError" && (kinds.length === 0 || kinds.includes(given.kind));
}

/** The server's message to show to the user: about one field, or about the request as a whole. */
export function serverMessage(error: unknown, field?: string): string | undefined {
  if (!isPortalError(error)) return undefined;
  if (field !== undefined && error.fields[field]?.length) return error.fields[field].join(" ");
  return error.detail ?? error.messages[0];
}
