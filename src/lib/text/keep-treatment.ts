/** The fixed warning on health pages, treatment tabs and forms. */
export const keepTreatment =
  "Do not stop or change prescribed treatment; talk to a clinician first.";
