interface TextPart {
  text: string;
  href?: string;
}

const number = /(\+?\d[\d -]*\d)/;

/** Splits text such as `999 or 112` into numbers, with a link to call or text them, and other text. */
export const splitPhoneNumbers = (text: string, scheme: "tel" | "sms" = "tel"): TextPart[] =>
  text
    .split(number)
    .filter(Boolean)
    .map((part) =>
      number.test(part)
        ? { text: part, href: `${scheme}:${part.replaceAll(/[ -]/g, "")}` }
        : { text: part },
    );
