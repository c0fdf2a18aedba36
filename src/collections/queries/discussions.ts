import { categoryName, discussionCategories } from "../../lib/posts/discussion-categories.ts";
import { clip } from "../../lib/text/clip.ts";
import { plainText } from "../../lib/text/formatted-text.ts";
import { type Entry, entries } from "./entries.ts";

const all = await entries("discussions");

const linkTo = ({ id, title, sample }: Entry<"discussions">, text: string) => ({
  href: `/discussions/${id}`,
  title,
  sample,
  text,
});

const excerptOf = ({ content }: Entry<"discussions">) =>
  clip(plainText(content).replace(/\s+/g, " "), 160);

export const categories = discussionCategories.map(({ id, name }) => ({
  name: id,
  title: name,
  links: all.filter(({ category }) => category === id).map((file) => linkTo(file, excerptOf(file))),
}));

export const discussionLists = [
  {
    name: "all",
    title: "Open discussions",
    links: all.map((file) => linkTo(file, categoryName(file.category))),
  },
  ...categories,
];
