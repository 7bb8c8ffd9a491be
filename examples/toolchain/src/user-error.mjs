/** A failure that the user can correct. Its message is the last line of the log. */
export class UserError extends Error {
  name = "UserError";
}
