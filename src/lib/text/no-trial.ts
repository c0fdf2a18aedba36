/** Shown above every dose of a supplement, and in the search. */
export const noTrial = "No reliable trial shows that it clears parasites.";
