import { DrizzleQueryError } from "drizzle-orm";
import { InternalError } from "../core/internal-error";

// Causes can be circular, and an AggregateError can hold thousands.
const mostErrors = 20;
const mostFrames = 20;
const longestStatement = 2_000;

const redacted = new WeakSet<Error>();

/**
 * A copy of a thrown value that is safe to log. It keeps the error's name and code, the SQL statement with its
 * placeholders, table and constraint names, the stack frames, and the same of its causes. It drops messages and all
 * other properties, because they quote input and stored data: an invalid JSON body, the row that violates a constraint,
 * query parameters.
 */
export function redactError(thrown: unknown): Error {
  return redact(thrown, new Set());
}

function redact(thrown: unknown, seen: Set<unknown>): Error {
  seen.add(thrown);
  let safe: Error;
  try {
    if (thrown instanceof Error && redacted.has(thrown)) return thrown;
    safe = isErrorLike(thrown)
      ? copyOf(thrown, seen)
      : named("Thrown", `a value of type ${thrown === null ? "null" : typeof thrown}`, []);
  } catch {
    safe = named("Error", "could not be read", []);
  }
  redacted.add(safe);
  return safe;
}

function isErrorLike(thrown: unknown): thrown is Error {
  return thrown instanceof Error || Object.prototype.toString.call(thrown) === "[object Error]";
}

function copyOf(error: Error, seen: Set<unknown>): Error {
  const { code, cause, errors } = error as {
    readonly code?: unknown;
    readonly cause?: unknown;
    readonly errors?: unknown;
  };
  const facts = error instanceof InternalError ? [error.message] : [...statementOf(error), ...databaseFacts(error)];
  const message = facts.join(", ") || "(message withheld)";
  const also = (value: unknown) =>
    value === undefined || value === null || seen.has(value) || seen.size >= mostErrors ? [] : [redact(value, seen)];
  const safe = named(
    nameOf(error),
    message,
    framesOf(error),
    also(cause)[0],
    Array.isArray(errors) ? errors.flatMap(also) : [],
  );
  return isCode(code) ? Object.assign(safe, { code }) : safe;
}

function named(
  name: string,
  message: string,
  frames: readonly string[],
  cause?: Error,
  errors: readonly Error[] = [],
): Error {
  const options = cause === undefined ? undefined : { cause };
  const safe = errors.length === 0 ? new Error(message, options) : new AggregateError(errors, message, options);
  Object.defineProperty(safe, "name", { value: name, configurable: true, writable: true });
  safe.stack = [`${name}: ${message}`, ...frames].join("\n");
  return safe;
}

/** The name of the error or of its class. A custom name counts only if it looks like a class name. */
function nameOf(error: Error): string {
  if (isDatabaseError(error)) return "DatabaseError";
  if (/^[A-Z][A-Za-z]{0,50}(?:Error|Exception)$/.test(error.name) && error.name !== "Error") return error.name;
  const name = (error.constructor as { readonly name?: unknown } | undefined)?.name;
  return typeof name === "string" && /^[A-Z]\w{0,60}$/.test(name) ? name : "Error";
}

/** The statement of a failed query. Literals are masked, since they may be data. */
function statementOf(error: Error): readonly string[] {
  if (!(error instanceof DrizzleQueryError)) return [];
  return [`Failed query: ${error.query.replace(/'(?:[^']|'')*(?:'|$)/g, "'…'").slice(0, longestStatement)}`];
}

/** The fields of PostgreSQL errors that contain no data. `detail`, `hint` and `where` contain values. */
function databaseFacts(error: Error): readonly string[] {
  if (!isDatabaseError(error)) return [];
  const found: Readonly<Record<string, unknown>> = error;
  return ["code", "table", "column", "constraint", "dataType", "routine"].flatMap((fact) => {
    const value = found[fact];
    return typeof value === "string" && /^\w{1,63}$/.test(value) ? [`${fact} ${value}`] : [];
  });
}

/** An error report from PostgreSQL, by its shape: each driver has its own class for it. */
function isDatabaseError(error: object): error is Readonly<Record<string, unknown>> {
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  return typeof severity === "string" && typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
}

/** A code from PostgreSQL, from Node, or from its HTTP client and parser. */
function isCode(code: unknown): code is string {
  return typeof code === "string" && /^(?:[0-9A-Z]{5}|(?:E|UND_ERR_|HPE_)[A-Z][A-Z0-9_]{1,60})$/.test(code);
}

/** The frames after the message, which may itself contain lines that look like frames. */
function framesOf({ stack, message }: Error): readonly string[] {
  if (typeof stack !== "string") return [];
  const at = message === "" ? (/^\w+(?:\n|$)/.test(stack) ? 0 : -1) : stack.indexOf(message);
  if (at === -1) return [];
  return stack
    .slice(at + message.length)
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.replace(/ \[as [^\]]*\]/, ""));
}
