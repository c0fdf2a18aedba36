/** An error in a file or a variable that a person wrote. It is shown without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
}
