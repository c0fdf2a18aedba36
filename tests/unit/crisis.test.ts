import { expect, test } from "vitest";
import { assess } from "../../src/features/moderation/server/spam/assess.ts";
import { soundsLikeCrisis } from "../../src/lib/crisis.ts";

const said = (content: string) => soundsLikeCrisis(content);

test.each([
  "I want to die.",
  "some nights i just wanna die",
  "I've been thinking about killing myself",
  "I am going to kill my self tonight",
  "I can't go on living like this. I'm thinking of ending my life.",
  "I don’t want to live anymore",
  "I do not want to wake up tomorrow",
  "Honestly I dont want to be here any more, sorry",
  "My family would be better off without me",
  "There's no point in living with this pain",
  "I wish I was dead",
  "I wish I could just not wake up",
  "feeling SUICIDAL again",
  "My sister died by suicide in March and I understand her now",
  "I started cutting myself again",
  "I took all my pills last week and woke up in hospital",
  "I'm tired of being alive",
  "I can't do this anymore",
  "Ich will nicht mehr leben",
  "Ich denke jeden Tag daran, mich umzubringen",
  "No quiero vivir así",
  "Quiero morirme, ya no puedo",
])("recognises %j", (content) => {
  expect(said(content)).toBe(true);
});

test.each([
  "I could die laughing at the fish tank story",
  "Does heat kill parasites? And what kills the eggs?",
  "This headache is killing me",
  "I killed myself laughing",
  "I'm dying to know what the test said",
  "I nearly died of embarrassment at the clinic",
  "Cut myself shaving and it got infected",
  "I hurt myself at work in 2019 and it never healed",
  "I don't want to live in a town without a hospital",
  "I don't want to go on the waiting list again",
  "The worms die within a week",
  "My cat died and then I got ill",
  "dead tired, dead on my feet",
  "It took all my strength to write this",
  "Die Würmer sterben nach drei Tagen",
  "Thank you. I cried reading this.",
])("ignores %j", (content) => {
  expect(said(content)).toBe(false);
});

test("also checks the title of a discussion", async () => {
  const words = { author: "Jo", title: "I want to die", content: "Help" };
  const form = { token: "none", trapped: false } as const;
  expect((await assess(words, form, "creator")).crisis).toBe(true);
});
