interface Mail {
  /** The address it goes to; empty where the visitor chooses. */
  to?: string;
  subject?: string;
  /** Lines are parted by `\n`. */
  body?: string;
}

/** The address of a link that opens a message with everything filled in (RFC 6068). */
export function mailAddress({ to = "", subject, body }: Mail): string {
  const fields = Object.entries({ subject, body: body?.replaceAll("\n", "\r\n") }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []),
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
