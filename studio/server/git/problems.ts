import type { Problem } from "../../protocol.ts";

/** A git command that failed. The message is the output of git, without credentials. */
export class GitError extends Error {
  constructor(output: string) {
    // The address of a remote can contain a password.
    super(output.replace(/\/\/[^/@\s]+@/g, "//").trim());
  }
}

export class PublishError extends Error {
  readonly problem: Problem;

  constructor(kind: Problem["kind"], text: string, more: Partial<Problem> = {}) {
    super(text);
    this.problem = { kind, text, ...more };
  }
}

const kept = "Your changes are saved on this computer.";

/** The system's error if git is not installed. */
export const isMissing = /ENOENT/;

/**
 * git refuses to read a folder that another user owns, such as on an external drive or after an administrator copied
 * it.
 */
export const isUntrusted = /dubious ownership|unsafe repository/;

/** The errors of git whose own words do not say what to do. The first match counts. HOST is the server. */
const failures: [output: RegExp, kind: Problem["kind"], text: string][] = [
  [
    isMissing,
    "no-git",
    "The program git is not installed on this computer. Install it from https://git-scm.com/downloads, then start the Studio again.",
  ],
  [
    /authentication failed|could not read (username|password)|permission .*denied|access denied|publickey|error: 40[13]|repository .*not found|host key verification/i,
    "rights",
    `HOST did not let this computer publish. ${kept} Sign in once: open the folder in VS Code, choose Source Control, press Sync Changes, and follow the instructions. Then press Publish again. If you see this message again, ask the owner of the repository for permission to write.`,
  ],
  [
    /could not resolve|failed to connect|couldn't connect|connection (refused|reset|timed out|closed)|timed out|unreachable|hung up|early eof|rpc failed|unexpected disconnect|empty reply|recv failure|error: 5\d\d|unable to access|could not read from remote/i,
    "offline",
    `This computer cannot reach HOST. ${kept} Check your internet connection, then press Publish again. It continues where it stopped.`,
  ],
];

/** Explains any error to the creator. @param host the server of the repository, such as `github.com` */
export function toProblem(error: unknown, host = "The server"): Problem {
  if (error instanceof PublishError) return error.problem;
  if (!(error instanceof GitError))
    return { kind: "other", text: `Something went wrong. ${kept} ${error}` };
  const [, kind, text] = failures.find(([output]) => output.test(error.message)) ?? [];
  const details = error.message.split("\n").filter(Boolean).slice(0, 5);
  if (kind && text) return { kind, text: text.replace("HOST", host) };
  return { kind: "other", text: `git could not continue. ${kept} It reported:`, details };
}
