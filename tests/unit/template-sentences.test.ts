import { expect, test } from "vitest";
import { opposesTreatment, templateSentences } from "../support/sentences.ts";

const sentences = templateSentences();

const parasite = /parasit|infest|worm|protozo|pathogen|toxoplasm/i;
const causes =
  /\b(caus\w*|lead\w* to|result\w* in|produc\w*|trigger\w*|driv(e|es|en|ing)|responsible for|behind|explain\w*|make\w* people|due to|because of|play\w* a part)\b/i;
const mental =
  /mental|psychiatr|depress|anxi|schizo|psychos[ei]s|psychotic|bipolar|obsessi|\bOCD\b|mood|delusion|hallucinat/i;
/** Words that attribute a claim to someone, or say that it is unproven. */
const attributed =
  /believ|\bview\b|\bclaim|\basks?\b|wonder|\bhopes?\b|\bI (think|ask)|search for|whether|no \w+ cause is established|not (been )?(shown|proven|verified|established)|no (reliable|accepted|good) evidence|does not (show|prove|mean)|without (any )?(parasit|infest)|belief|fear/i;

const statesAsFact = (sentence: string) =>
  [parasite, causes, mental].every((part) => part.test(sentence)) && !attributed.test(sentence);

test("distinguishes a claim stated as fact from an attributed one", () => {
  expect(statesAsFact("Hidden parasites cause depression.")).toBe(true);
  expect(statesAsFact("Psychosis is often due to worms.")).toBe(true);
  expect(statesAsFact("The creator believes that parasites cause depression.")).toBe(false);
  expect(statesAsFact("Worms can cause anaemia.")).toBe(false);
});

test("finds no claim in the templates that parasites cause mental illness", () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter(statesAsFact)).toEqual([]);
});

test("finds no advice in the templates to stop a treatment", () => {
  expect(opposesTreatment("Stop taking your medicines.")).toBe(true);
  expect(opposesTreatment("Do not stop taking your medicines.")).toBe(false);
  expect(sentences.filter(opposesTreatment)).toEqual([]);
});
