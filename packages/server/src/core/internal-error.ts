/**
 * A broken invariant of the server. Its message must not contain input or stored data, because it is the only kind of
 * error message that the log keeps.
 */
export class InternalError extends Error {
  override readonly name = "InternalError";
}
