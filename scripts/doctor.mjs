// Plain JavaScript, so that it runs before `npm ci` and on a Node that cannot read TypeScript.
try {
  const { runDoctor } = await import("./doctor.ts");
  await runDoctor();
} catch (error) {
  const [line] = String(error).split("\n");
  console.log(
    `BROKEN  The doctor cannot start: ${line} Run npm ci. If that does not help, run git status, which lists missing and changed files.`,
  );
  process.exitCode = 1;
}
