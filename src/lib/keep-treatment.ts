/** The same warning on every page about health, on every treatment tab and in every form. */
export const keepTreatment =
  "Do not stop or change prescribed treatment; talk to a clinician first.";
