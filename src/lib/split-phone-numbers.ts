interface TextPart {
  text: string;
  href?: string;
}

const number = /(\+?\d[\d -]*\d)/;

/** Splits text such as `999 or 112` into phone numbers and other text. */
export const splitPhoneNumbers = (text: string): TextPart[] =>
  text
    .split(number)
    .filter(Boolean)
    .map((part) =>
      number.test(part)
        ? { text: part, href: `tel:${part.replaceAll(/[ -]/g, "")}` }
        : { text: part },
    );
