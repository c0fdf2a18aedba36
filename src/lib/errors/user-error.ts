/** An error in a file or variable that a person wrote. Commands print it without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}
