import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HelpNow } from "../../src/community/help/HelpNow.tsx";
import { helpIn, helpNow } from "../../src/community/help/server/help-now.ts";

const sent = (content: string, language = "en-GB") =>
  helpNow(
    { content },
    new Request("https://site.example", { headers: { "Accept-Language": language } }),
  );

test("returns no help for an ordinary post", () => {
  expect(sent("My worms came back")).toBeUndefined();
});

test.each([
  ["en-GB,en;q=0.5", "United Kingdom", "116 123"],
  ["pl-PL", "Polska", "116 123"],
  ["ga", "Ireland", "116 123"],
])("returns the lines of the country of a browser in %s", (language, country, phone) => {
  const { countries = [] } = sent("I want to die", language) ?? {};
  expect(countries.map(({ country, crisis }) => [country, crisis[0]?.phone])).toEqual([
    [country, phone],
  ]);
});

test.each(["sv-SE", "", "*"])("leaves other countries to the directory: %j", (language) => {
  const help = sent("I want to die", language);
  expect(help?.countries).toEqual([]);
  expect(help && renderToStaticMarkup(<HelpNow help={help} />)).toMatch(
    /Call your local emergency number.*findahelpline\.com/,
  );
});

test("shows the lines of a language with its sentence, in that language", () => {
  const html = renderToStaticMarkup(<HelpNow help={helpIn("pl", "crisis")} />);
  expect(html).toMatch(
    /<strong lang="pl"[^>]*>Nie musisz.*lang="pl"[^>]*>.*Polska.*tel:112"[^>]*>Numer alarmowy 112.*tel:116123"[^>]*>116 123.*116sos/,
  );
  expect(html).not.toContain("Someone listens now");
});

test("shows the emergency number and the poison line first after a poisoning, in its language", () => {
  const show = (content: string, language: string) => {
    const help = sent(content, language);
    return help && renderToStaticMarkup(<HelpNow help={help} />);
  };
  expect(show("My daughter drank turpentine", "en-US")).toMatch(
    /Call now, even without symptoms.*tel:911.*Poison Help.*tel:988/,
  );
  expect(show("Moja córka wypiła terpentynę", "en-GB")).toMatch(
    /Zadzwoń teraz.*tel:112.*tel:999.*tel:111/,
  );
});
