interface PhoneNumber {
  text: string;
  href: string;
}

const number = /\+?(?:\(\d+\) ?)?\d(?:[ -]?(?:\(\d+\) ?)?\d)+/g;

/** Finds both numbers of `999 or 112`. A text message, such as `SHOUT to 85258`, is one link. */
export const phoneNumbers = (text: string, scheme: "tel" | "sms" = "tel"): PhoneNumber[] =>
  Array.from(text.matchAll(number), ([found]) => {
    // The (0) of +49 (0)30 is only dialled within the country.
    const dialled = found.replace(/^(\+.*)\(0\)/, "$1").replaceAll(/[ ()-]/g, "");
    return { text: scheme === "sms" ? text : found, href: `${scheme}:${dialled}` };
  });
