export const alreadyLiked =
  "This post already has a like from your internet connection today. You can like it again tomorrow.";
