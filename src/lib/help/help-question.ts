/** What the help lines are for, as a question. */
export const helpQuestion = "In danger or despair?";
