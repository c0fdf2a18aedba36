import type { Config } from "@netlify/functions";
import { expect, test } from "vitest";

const modules = import.meta.glob<{ config: Config }>("../../../functions/*.ts", { eager: true });
const reachable = Object.entries(modules).filter(([, { config }]) => "path" in config);

test.each(reachable)("limits the requests of one address to %s", (_name, { config }) => {
  expect(config).toMatchObject({ rateLimit: { windowSize: 60, aggregateBy: ["ip", "domain"] } });
});

test("finds the functions", () => {
  expect(reachable.length).toBeGreaterThan(7);
});
