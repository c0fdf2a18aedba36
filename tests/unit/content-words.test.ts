import { expect, test } from "vitest";
import { contentOf } from "../setup/content.ts";
import { sentences } from "../setup/sentences.ts";

const parasite = /parasit|infest|worm|protozo|pathogen|toxoplasm/i;
const causes =
  /\b(caus\w*|lead\w* to|result\w* in|produc\w*|trigger\w*|driv(e|es|en|ing)|responsible for|behind|explain\w*|make\w* people|due to|because of|play\w* a part)\b/i;
const mental =
  /mental|psychiatr|depress|anxi|schizo|psychos[ei]s|psychotic|bipolar|obsessi|\bOCD\b|mood|delusion|hallucinat/i;
/** Words that say that somebody holds this, asks this, or that it is not known. */
const attributed =
  /believ|\bview\b|\bclaim|\basks?\b|wonder|\bhopes?\b|\bI (think|ask)|search for|whether|no \w+ cause is established|not (been )?(shown|proven|verified|established)|no (reliable|accepted|good) evidence|does not (show|prove|mean)|without (any )?(parasit|infest)|belief|fear/i;

const statesAsFact = (sentence: string) =>
  [parasite, causes, mental].every((part) => part.test(sentence)) && !attributed.test(sentence);

test("the detector knows a claim from a view", () => {
  expect(statesAsFact("Hidden parasites cause depression.")).toBe(true);
  expect(statesAsFact("Psychosis is often due to worms.")).toBe(true);
  expect(statesAsFact("The creator believes that parasites cause depression.")).toBe(false);
  expect(statesAsFact("Worms can cause anaemia.")).toBe(false);
});

test("no sentence outside the creator's fields states that parasites cause a mental illness", () => {
  expect(sentences().length).toBeGreaterThan(1000);
  expect(sentences().filter(statesAsFact)).toEqual([]);
});

test("every view of the glossary opens as one, and none claims proof", () => {
  for (const [name, { ntkocDefinition }] of Object.entries(contentOf("glossary"))) {
    expect(ntkocDefinition, name).toMatch(/^(NTKOC[’']s view:|In NTKOC[’']s view|NTKOC [a-z]+s\b)/);
    expect(ntkocDefinition, name).not.toMatch(/\bpro(ves|ven|of)\b/i);
  }
});

const againstCare =
  /\b(stop|skip|delay|replace|avoid|quit|refuse|come off)\b (taking |using |your |the |all |any |prescribed )*(medicines?|medications?|antipsychotics?|antidepressants?|treatment|therapy|drugs?|pills|appointments?)\b/i;
const forbids = /\b(not|never|no reason|nobody|nothing|without|do(es)? not)\b/i;

test("no sentence tells anyone to leave their treatment", () => {
  expect(againstCare.test("Stop taking your medicines.")).toBe(true);
  const told = sentences().filter((one) => againstCare.test(one) && !forbids.test(one));
  expect(told).toEqual([]);
});

test("most sentences are short", () => {
  const prose = sentences().filter((one) => !/[<{}=]/.test(one));
  const long = prose.filter((one) => one.split(/\s+/).length > 25);
  expect(long.length / prose.length).toBeLessThan(0.03);
});
