import type { Figure } from "./measurement.ts";

export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.of,
    figure.name,
    `${short(figure.value)} ${figure.unit}`.trim(),
    figure.bar === undefined || figure.bar === Number.POSITIVE_INFINITY ? "" : short(figure.bar),
    verdict(figure),
    figure.note ?? "",
  ]);
  const all = [["what", "figure", "measured", "limit", "", "note"], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Two digits of what is less than 1, such as a layout shift. */
const short = (value: number) =>
  String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(value < 100 ? 2 : 0)));

function verdict({ bar, ok }: Figure): string {
  if (bar === undefined) return "";
  return ok ? "ok" : "OVER";
}
