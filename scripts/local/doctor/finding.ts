/** What the doctor found: all right, worth knowing, or broken, with what to do about it. */
export type Finding =
  | { state: "ok"; text: string }
  | { state: "hint" | "broken"; text: string; remedy?: string };

export interface Section {
  title: string;
  findings: Finding[];
}

/** What is examined. */
export interface Patient {
  /** The folder of the project. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** The version of Node, such as `24.21.0`. */
  node: string;
  /** Asks the web; nothing where it is not to be asked. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export const ok = (text: string): Finding => ({ state: "ok", text });
export const hint = (text: string, remedy?: string): Finding => found("hint", text, remedy);
export const broken = (text: string, remedy: string): Finding => found("broken", text, remedy);

const found = (state: "hint" | "broken", text: string, remedy: string | undefined): Finding => ({
  state,
  text,
  ...(remedy === undefined ? {} : { remedy }),
});
