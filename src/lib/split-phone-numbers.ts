export interface Words {
  text: string;
  /** The address that dials it, where it is a number. */
  href?: string;
}

const number = /(\+?\d[\d -]*\d)/;

/** Words such as `999 or 112`, with the numbers that a phone can dial. */
export const splitPhoneNumbers = (text: string): Words[] =>
  text
    .split(number)
    .filter(Boolean)
    .map((part) =>
      number.test(part)
        ? { text: part, href: `tel:${part.replaceAll(/[ -]/g, "")}` }
        : { text: part },
    );
