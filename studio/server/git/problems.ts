import type { Problem } from "../../protocol.ts";

/** The message is the output of git, without credentials. */
export class GitError extends Error {
  constructor(output: string) {
    // The address of a remote can contain a password.
    super(output.replace(/\/\/[^/@\s]+@/g, "//").trim());
  }
}

export class PublishError extends Error {
  readonly problem: Problem;

  constructor(text: string, more: Omit<Problem, "text"> = {}) {
    super(text);
    this.problem = { text, ...more };
  }
}

const kept = "Your changes are saved on this computer.";

export const notConnected =
  "This folder is not connected to a server such as GitHub yet, so nothing can be published. Follow docs/deploying.md, or ask the person who set up the site.";

/** They do not say what to do. The first match counts. */
const failures: [output: RegExp, text: string][] = [
  [
    /ENOENT/,
    "The program git is not installed on this computer. Install it from https://git-scm.com/downloads, then start the Studio again.",
  ],
  [/not a git repository/, notConnected],
  [
    /\.lock': File exists/,
    `Another program, such as VS Code, is using git in this folder. ${kept} Wait until it has finished, then press Publish again. If you see this message again, close all programs that use the folder, and delete the file index.lock in its hidden folder .git.`,
  ],
  [
    /hook declined|protected branch|GH006|GH013/i,
    `The server has a rule that refused the new version. ${kept} Ask the owner of the repository to let you publish to this branch.`,
  ],
  [
    /fetch first|non-fast-forward|cannot lock ref|incorrect old value/,
    `Someone else is publishing at the same time. ${kept} Press Publish again.`,
  ],
  [
    /authentication failed|could not read (username|password)|permission .*denied|access denied|publickey|error: 40[13]|repository .*not found|host key verification/i,
    `The server did not let this computer publish. ${kept} Sign in once: open the folder in VS Code, choose Source Control, press Sync Changes, and follow the instructions. Then press Publish again. If you see this message again, ask the owner of the repository for permission to write.`,
  ],
  [
    /could not resolve|failed to connect|couldn't connect|connection (refused|reset|timed out|closed)|timed out|unreachable|hung up|early eof|rpc failed|unexpected disconnect|empty reply|recv failure|error: 5\d\d|unable to access|could not read from remote/i,
    `This computer cannot reach the server. ${kept} Check your internet connection, then press Publish again. It continues where it stopped.`,
  ],
];

export function toProblem(error: unknown): Problem {
  if (error instanceof PublishError) return error.problem;
  if (!(error instanceof GitError)) return { text: `Something went wrong. ${kept} ${error}` };
  const [, known] = failures.find(([output]) => output.test(error.message)) ?? [];
  if (known) return { text: known };
  const details = error.message.split("\n").filter(Boolean).slice(0, 30);
  const text = `git could not continue. ${kept} Show these lines to the person who set up the site:`;
  return { text, details };
}
