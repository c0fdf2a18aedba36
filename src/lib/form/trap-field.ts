/** The name of the field that only programs fill in. */
export const trapField = "website";
