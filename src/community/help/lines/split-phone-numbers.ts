interface TextPart {
  text: string;
  href?: string;
}

/** With single spaces or hyphens between its digits, and an area code in brackets. */
const number = /(\+?(?:\(\d+\) ?)?\d(?:[ -]?(?:\(\d+\) ?)?\d)+)/;

/** Splits text such as `999 or 112` into numbers, with a link to call each, and other text. A text message is one link. */
export const splitPhoneNumbers = (text: string, scheme: "tel" | "sms" = "tel"): TextPart[] =>
  (scheme === "sms" ? [text] : text.split(number)).filter(Boolean).map((part) => {
    const [found] = number.exec(part) ?? [];
    // The (0) of +49 (0)30 is only dialled within the country.
    const dialled = found?.replace(/^(\+.*)\(0\)/, "$1").replaceAll(/[ ()-]/g, "");
    return { text: part, ...(dialled && { href: `${scheme}:${dialled}` }) };
  });
