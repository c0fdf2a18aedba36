/** The label of every opinion of the creator. */
export const creatorViewLabel = "The creator’s view (not verified)";
