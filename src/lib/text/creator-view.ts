export const creatorViewLabel = "The creator’s view (not verified)";

const exampleViewLabel = "Example of a view (not the creator’s words)";

export const viewLabel = (sample: boolean): string =>
  sample ? exampleViewLabel : creatorViewLabel;

export const notAccepted =
  "The view behind this site is not accepted in medicine. No reliable evidence shows that hidden parasites cause most long-term or mental illness.";
