// SQLSTATE and system error codes of temporary failures: the same request may succeed a moment later.
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const passingCodes = [
  /^08/, // connection exceptions
  /^25(?:006|P03|P04)$/, // a standby that isn't a primary yet; a transaction that was left idle or took too long
  /^40(?:001|P01)$/, // serialization failure, deadlock
  /^53/, // too many connections, out of memory, disk full
  /^55P03$/, // lock not available in time
  /^57/, // a statement that took too long; the server is shutting down, starting, or has crashed
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|AI_AGAIN|NOTFOUND)$/,
];

// Messages of the drivers' errors that have no code.
const passingMessages = [
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
  for (let at: unknown = error, depth = 0; typeof at === "object" && at !== null && depth < 8; depth++) {
    const { code, message, cause } = at as {
      readonly code?: unknown;
      readonly message?: unknown;
      readonly cause?: unknown;
    };
    if (passingCodes.some((known) => known.test(String(code)))) return true;
    if (passingMessages.some((known) => known.test(String(message)))) return true;
    at = cause;
  }
  return false;
}
