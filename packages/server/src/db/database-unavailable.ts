// SQLSTATE and system error codes of temporary failures: the same request may succeed a moment later.
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const passingCodes = [
  /^25(?:006|P03|P04)$/, // a standby that isn't a primary yet; a transaction that was left idle or took too long
  /^40(?:001|P01)$/, // serialization failure, deadlock
  /^53/, // too many connections, out of memory, disk full
  /^55P03$/, // lock not available in time
  /^57/, // a statement that took too long; the server is shutting down, starting, or has crashed
];
const lostCodes = [
  /^08/, // connection exceptions
  /^57P0[1-3]$/, // the server is shutting down, has crashed, or is starting
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|AI_AGAIN|NOTFOUND)$/,
];

// Messages of the drivers' errors that have no code.
const lostMessages = [
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Connection terminated\b/,
  /^Client (?:has encountered a connection error and|was closed and) is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^PGlite is clos(?:ed|ing)$/,
];

/** Whether an error means that the database couldn't be reached, was busy for too long, or ended the connection. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    lostConnection(error) !== undefined ||
    causesOf(error).some(({ code }) => passingCodes.some((known) => known.test(String(code))))
  );
}

/**
 * Why there is no connection to the database: a code, or a message of its driver. Undefined for other errors, whose
 * cause may be the statement.
 */
export function lostConnection(error: unknown): string | undefined {
  for (const { code, message } of causesOf(error)) {
    if (lostCodes.some((known) => known.test(String(code)))) return String(code);
    const known = lostMessages
      .map((pattern) => pattern.exec(String(message))?.[0])
      .find((found) => found !== undefined);
    if (known !== undefined) return known;
  }
  return undefined;
}

type Cause = Readonly<Partial<Record<"code" | "message" | "cause", unknown>>>;

/** An error and its causes, which may be circular. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = [];
  for (let at: unknown = error; typeof at === "object" && at !== null && causes.length < 8; at = causes.at(-1)?.cause)
    causes.push(at);
  return causes;
}
