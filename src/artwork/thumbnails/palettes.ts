/** The colours of one picture. Text is set only on `paper`; `tone` is a darker shade of it. */
export interface Ground {
  paper: string;
  tone: string;
  title: string;
  category: string;
  /** The lit field of a microscope, and the drawing on it. */
  light: string;
  cell: string;
  line: string;
  thread: string;
  /** Lines and shapes outside the field. */
  mark: string;
  second: string;
  /** A surface on which the thread shows as well. */
  warm: string;
}

// The site's tokens for the light theme, since pictures have no dark mode.
const lit = {
  light: "#fffdf8",
  cell: "#dfece4",
  line: "#14564d",
  thread: "#9a3a17",
  warm: "#f3c45f",
};

const cream: Ground = {
  ...lit,
  paper: "#f2eada",
  tone: "#e7dcc5",
  title: "#261f17",
  category: "#9a3a17",
  mark: "#14564d",
  second: "#9a3a17",
};

export const green: Ground = {
  ...lit,
  light: "#fbf6ec",
  paper: "#14564d",
  tone: "#0d3f38",
  title: "#fffdf8",
  category: "#f3c45f",
  mark: "#dfece4",
  second: "#f3c45f",
};

export const ember: Ground = {
  ...lit,
  light: "#fbf6ec",
  paper: "#9a3a17",
  tone: "#822d0e",
  title: "#fffdf8",
  category: "#f9e4d5",
  mark: "#f9e4d5",
  second: "#f3c45f",
};

export const honey: Ground = {
  ...lit,
  cell: "#fcefcb",
  warm: "#f9e4d5",
  paper: "#f3c45f",
  tone: "#e9b344",
  title: "#3a2800",
  category: "#0d3f38",
  mark: "#3a2800",
  second: "#9a3a17",
};

export const dark: Ground = {
  ...lit,
  light: "#f3ebdc",
  paper: "#261f17",
  tone: "#352c20",
  title: "#fbf6ec",
  category: "#f3c45f",
  mark: "#86d3c0",
  second: "#f3a47f",
};

/** In an order that gives neighbouring entries different grounds. */
export const grounds = [green, cream, ember, honey, dark] as const;
