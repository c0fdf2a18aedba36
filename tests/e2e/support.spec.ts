import decodeQR from "qr/decode.js";
import sharp, { type Sharp } from "sharp";
import { mockOtherHosts } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

const form = `<!doctype html><title>Give</title><h1>Give</h1><form action="/thanks">
  <button name="often" value="once">One-time</button><button name="often" value="monthly">Monthly</button>
</form><script>document.body.dataset.alive = "yes"</script>`;
async function readQrCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  try {
    return decodeQR({ data, width: info.width, height: info.height });
  } catch {
    return undefined;
  }
}

test.describe("on a phone in the dark theme", () => {
  test.use({ viewport: phone, colorScheme: "dark" });

  test("takes a donation in the frame, and shows a code that a phone can read", async ({
    page,
    context,
  }) => {
    const requested = await mockOtherHosts(context);
    await context.route("https://give.example.org/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: route.request().url().includes("/thanks") ? "<h1>Thank you</h1>" : form,
      }),
    );
    await page.goto("/support");

    const frame = page.frameLocator("iframe[title='Donation form: one-time or monthly']");
    await page
      .getByRole("heading", { name: "Donate once or every month" })
      .scrollIntoViewIfNeeded();
    await expect(frame.locator("body")).toHaveAttribute("data-alive", "yes");
    await frame.getByRole("button", { name: "Monthly" }).click();
    await expect(frame.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page).toHaveURL("/support");
    const code = page.getByRole("img", { name: "QR code that opens $sample in Cash App" });
    await expect(code).toBeHidden();
    await page.setViewportSize(desktop);
    const picture = await code.screenshot();
    expect(await readQrCode(sharp(picture))).toBe("https://cash.app/$sample");
    // Some phones cannot read a code that is light on dark.
    const [corner] = await sharp(picture).raw().toBuffer();
    expect(corner).toBeGreaterThan(240);
    // Only the form was requested from another host.
    expect(requested).toEqual([]);
  });
});
