export const keepTreatment =
  "Do not stop or change prescribed treatment; talk to a clinician first.";
