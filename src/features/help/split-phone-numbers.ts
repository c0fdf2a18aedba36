interface TextPart {
  text: string;
  href?: string;
}

const number = /(\+?\d[\d -]*\d)/;

/** Splits text such as `999 or 112` into numbers, with a link to call each, and other text. A text message is one link. */
export const splitPhoneNumbers = (text: string, scheme: "tel" | "sms" = "tel"): TextPart[] =>
  (scheme === "sms" ? [text] : text.split(number)).filter(Boolean).map((part) => {
    const [found] = number.exec(part) ?? [];
    return { text: part, ...(found && { href: `${scheme}:${found.replaceAll(/[ -]/g, "")}` }) };
  });
