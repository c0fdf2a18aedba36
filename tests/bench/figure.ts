/** Something measured, and how much of it there may be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  bar: number;
  ok: boolean;
}
