import config from "/work/browser-tests/playwright.config.ts";
const { webServer, ...rest } = config as any;
export default { ...rest, testDir: "/work/browser-tests/tests/e2e", workers: Number(process.env.W ?? 2) };
