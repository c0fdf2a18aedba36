import { text } from "node:stream/consumers";
import { UserError } from "../../src/errors/user-error.ts";

/** Reads a password from the terminal without showing it, or from the first line of standard input. */
export async function readPassword(prompt: string): Promise<string> {
  if (process.stdin.isTTY) return readTyped(process.stdin, prompt);
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
}

function readTyped(terminal: typeof process.stdin, prompt: string): Promise<string> {
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
        if (key === "\u0003")
          return end(() => reject(new UserError("Cancelled. Nothing was changed.")));
        typed = key === "\u007f" || key === "\b" ? typed.slice(0, -1) : typed + key;
      }
    });
  });
}
