import { expect, test } from "vitest";
import { looksOfficial } from "../../src/community/spam/server/rules.ts";

const looksLike = (name: string) => looksOfficial(name, "NTKOC");

test.each([
  "NTKOC",
  "N.T.K.O.C.",
  "askNTKOC",
  "ΝΤΚΟϹ",
  "NтκоС",
  "𝓝𝓣𝓚𝓞𝓒",
  "ŇŤĶŐČ",
  "N\u200bT\u2060K\u00adOC",
  "the creator",
  "C r e a t o r",
  "Crεatοr",
  "★Creator★",
  "ΑDΜΙΝ",
  "Offıciaӏ",
  "Site Admin",
  "Deleted by its author",
  "Modérateur",
  "Модератор сайта",
  "Συντονιστής",
  "مدير",
  "管理员",
])("treats %j as official", (name) => {
  expect(looksLike(name)).toBe(true);
});

test.each([
  "Adam",
  "Amin",
  "Dom",
  "Nadim",
  "Anna (from Leeds)",
  "Ms. J. R. Smith",
  "Badminton fan",
  "Recreator",
  "Supportive friend",
  "Ken Tokoc",
  "❤️ Rosa ❤️",
  "Мария Кот",
  "Νίκος",
  "محمد",
  "山田",
])("does not treat %j as official", (name) => {
  expect(looksLike(name)).toBe(false);
});

test("compares names in any script", () => {
  expect(looksOfficial("NT寄生虫 news", "ＮＴ寄生虫")).toBe(true);
  expect(looksOfficial("Anna!", "寄生虫")).toBe(false);
  expect(looksOfficial("☀", "☀")).toBe(false);
});
