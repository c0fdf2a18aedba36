interface Mail {
  to?: string;
  subject?: string;
  body?: string;
}

export const suggestTerm = (to: string): string =>
  mailto({ to, subject: "A term for the glossary" });

export function mailto({ to = "", subject, body }: Mail): string {
  const fields = Object.entries({ subject, body: body?.replaceAll("\n", "\r\n") }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []),
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
