import { HttpError } from "../../../server/http/http-error.ts";

export const Done = ({ children }: { children: string }) => (
  <p className="notice" role="status">
    {children}
  </p>
);

export const unknownEmailLink = (): HttpError =>
  new HttpError(
    404,
    "This link does not work. The emails may already be stopped, or part of the link may be missing. Copy everything from https:// to the end of the link in the email.",
  );
