import { expect, test } from "./test.ts";

test("shows when to get help, most urgent first, without the creator's claims, and keeps amounts on one line", async ({
  page,
}) => {
  await page.goto("/do-i-need-a-doctor");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: / if$/ })).toHaveText([
    "Immediate action required: Call emergency services if",
    "Urgent advice: See a doctor the same day if",
    "Non-urgent advice: See a pharmacist or doctor if",
  ]);
  const emergency = main.getByRole("region", { name: /Call emergency services if/ });
  const numbers = emergency.getByRole("link");
  // The lines of the visitor's country. The footer has those of the others.
  await expect(numbers.filter({ hasText: /^911$/ })).toHaveAttribute("href", "tel:911");
  await expect(numbers.filter({ hasText: "All help lines" })).toHaveAttribute("href", "#help");
  await expect(main.getByText("Nie musisz być z tym")).toBeVisible();
  await expect(main.getByRole("link", { name: "800 70 2222" })).toBeVisible();
  const sameDay = main.getByRole("region", { name: /See a doctor the same day if/ });
  await expect(sameDay.getByRole("listitem").first()).toContainText(/fever .* malaria area/);
  for (const name of ["Malaria", "Threadworms (pinworms)", "Hookworm", "Head lice"])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(main).toContainText(/Sources checked: \d+ \w+ 20\d\d/);
  // A long list of sources is folded.
  const source = main.getByRole("link", { name: "NHS: Worms in humans" });
  await expect(source).toBeHidden();
  await main.getByText(/\d+ sources/).click();
  await expect(source).toBeVisible();
  await expect(main).not.toContainText(/NTKOC|hidden parasite/);
  const amounts = main.getByText(/^(1 to 3 days|7 to 18 days)$/);
  await expect(amounts).toHaveCount(2);
  for (const amount of await amounts.all()) await expect(amount).toHaveCSS("white-space", "nowrap");
});

test("is linked from the home, treatment and glossary pages", async ({ page }) => {
  for (const path of ["/", "/treating-parasites", "/glossary"]) {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: "Do I need a doctor?" });
    await expect(link.first(), path).toHaveAttribute("href", "/do-i-need-a-doctor");
  }
});
