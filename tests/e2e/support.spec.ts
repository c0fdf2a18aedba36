import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { mockOtherHosts } from "./other-hosts.ts";
import { desktop, expect, test } from "./test.ts";

test.use({ viewport: desktop, colorScheme: "dark" });

test("shows a code that a phone can read, in the dark theme too", async ({ page, context }) => {
  await mockOtherHosts(context);
  await page.goto("/support");
  const code = page.getByRole("img", { name: "QR code that opens $sample in Cash App" });
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(
    "https://cash.app/$sample",
  );
  // Some phones cannot read a code that is light on dark.
  expect(data[0]).toBeGreaterThan(240);
});
