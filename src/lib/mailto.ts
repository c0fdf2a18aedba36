interface Mail {
  /** The recipient; empty if the visitor chooses. */
  to?: string;
  subject?: string;
  /** Lines are separated by `\n`. */
  body?: string;
}

/** A `mailto:` URL with everything filled in (RFC 6068). */
export function mailto({ to = "", subject, body }: Mail): string {
  const fields = Object.entries({ subject, body: body?.replaceAll("\n", "\r\n") }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []),
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
