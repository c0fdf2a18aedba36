import { text } from "node:stream/consumers";

/**
 * A password from standard input, so that it stands in no list of processes and no history: its first
 * line, or what is typed at a terminal, which shows nothing of it.
 */
export async function readPassword(prompt: string): Promise<string> {
  if (process.stdin.isTTY) return typedAt(process.stdin, prompt);
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
}

function typedAt(terminal: typeof process.stdin, prompt: string): Promise<string> {
  process.stderr.write(prompt);
  terminal.setRawMode(true);
  terminal.setEncoding("utf8");
  terminal.resume();
  return new Promise((resolve, reject) => {
    let typed = "";
    const end = (finish: () => void) => {
      terminal.setRawMode(false);
      terminal.pause();
      process.stderr.write("\n");
      finish();
    };
    terminal.on("data", (keys: string) => {
      for (const key of keys) {
        if (key === "\r" || key === "\n") return end(() => resolve(typed));
        if (key === "\u0003") return end(() => reject(new Error("Interrupted")));
        typed = key === "\u007f" || key === "\b" ? typed.slice(0, -1) : typed + key;
      }
    });
  });
}
