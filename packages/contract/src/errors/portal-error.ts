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
  /** HTTP status, where there was a response. */
  readonly status?: number;
  /** The server's own sentence, fit for users. */
  readonly detail?: string;
  /** Messages by field, wire names; `non_field_errors` are in `messages`. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Messages that belong to no field. */
  readonly messages?: readonly string[];
  /** The server's Retry-After, in milliseconds. Possible when it throttles or is down. */
  readonly retryAfterMs?: number;
  /** The server's id of the request, for support. */
  readonly requestId?: string;
  /** `licenses.list`: the call that failed. */
  readonly endpoint?: string;
  readonly cause?: unknown;
}

/** The one error of the portal. Ask for its `kind` through {@link isPortalError}; several copies of the code may be on one page. */
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
  /** When it happened, by this machine's clock, milliseconds since the epoch. */
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
  if (typeof error !== "object" || error === null || !("name" in error) || error.name !== "PortalError") return false;
  return kinds.length === 0 || kinds.includes((error as PortalError).kind);
}

/** The server's sentence for the person who made the call: for one field, or for the call as a whole. */
export function serverMessage(error: unknown, field?: string): string | undefined {
  if (!isPortalError(error)) return undefined;
  if (field !== undefined && error.fields[field]?.length) return error.fields[field].join(" ");
  return error.detail ?? error.messages[0];
}
