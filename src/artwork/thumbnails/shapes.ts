export type Point = [x: number, y: number];

/** Rounds to a tenth of a pixel, so that a drawing is the same on every computer. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = ([x, y]: Point, radius: number, look: string): string =>
  `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(radius)}" ${look}/>`;

export const bar = ([x, y]: Point, width: number, height: number, look: string): string =>
  `<rect x="${figure(x)}" y="${figure(y)}" width="${figure(width)}" height="${figure(height)}" ${look}/>`;

export const path = (line: string, look: string): string => `<path d="${line}" ${look}/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;

export const times = <Part>(count: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index));

export const around = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

export function curve(points: Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const write = (...all: Point[]) => all.map(([x, y]) => `${figure(x)} ${figure(y)}`).join(" ");
  const bend = (index: number, from: number): Point => {
    const [x, y] = at(index);
    const [[beforeX, beforeY], [afterX, afterY]] = [at(index - 1), at(index + 1)];
    return [x + (from * (afterX - beforeX)) / 3.9, y + (from * (afterY - beforeY)) / 6];
  };
  const parts = points
    .slice(1)
    .map((point, index) => `C${write(bend(index, 1), bend(index + 1, -1), point)}`);
  return `M${write(at(0))}${parts.join("")}`;
}
