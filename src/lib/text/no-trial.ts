export const noTrial = "No reliable trial shows that it clears parasites.";
