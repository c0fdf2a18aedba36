/** What every page about health, every tab of treatment and the reply form say, in the same words. */
export const keepTreatment =
  "Do not stop or change prescribed treatment; talk to a clinician first.";
