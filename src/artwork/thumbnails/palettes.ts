/** The colours of a picture. Text is only ever on `paper`. `tone` is a darker shade of it. */
export interface Palette {
  paper: string;
  tone: string;
  title: string;
  category: string;
  /** The lit field of a microscope, and the shapes on it. */
  light: string;
  cell: string;
  line: string;
  thread: string;
  /** Lines and shapes outside the field. */
  mark: string;
  second: string;
  /** Another background for the thread. */
  warm: string;
}

// Colours of the light theme, because pictures do not have a dark mode.
const lit = {
  light: "#fffdf8",
  cell: "#dfece4",
  line: "#14564d",
  thread: "#9a3a17",
  warm: "#f3c45f",
};

const cream: Palette = {
  ...lit,
  paper: "#f2eada",
  tone: "#e7dcc5",
  title: "#261f17",
  category: "#9a3a17",
  mark: "#14564d",
  second: "#9a3a17",
};

const green: Palette = {
  ...lit,
  light: "#fbf6ec",
  paper: "#14564d",
  tone: "#0d3f38",
  title: "#fffdf8",
  category: "#f3c45f",
  mark: "#dfece4",
  second: "#f3c45f",
};

const ember: Palette = {
  ...lit,
  light: "#fbf6ec",
  paper: "#9a3a17",
  tone: "#822d0e",
  title: "#fffdf8",
  category: "#f9e4d5",
  mark: "#f9e4d5",
  second: "#f3c45f",
};

const honey: Palette = {
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

const dark: Palette = {
  ...lit,
  light: "#f3ebdc",
  paper: "#261f17",
  tone: "#352c20",
  title: "#fbf6ec",
  category: "#f3c45f",
  mark: "#86d3c0",
  second: "#f3a47f",
};

/** In this order, so that neighbouring entries look different. */
export const palettes = [green, cream, ember, honey, dark] as const;
