/** Says to SST, which `npm run deploy` starts, that the account was looked at. */
export const CHECKED = "ACCOUNT_CHECKED_FOR_HIGHWAY";

/** The commands of SST that first have CDK prepare the account, if it is not, with the rights of an administrator. */
const preparedCommands = ["deploy", "dev"];

/** What follows these is no command: a stage can be called "dev". */
const withValue = ["--stage", "--profile", "--region", "--role", "--to", "--from"];

/** Refuses a command of SST that was started by hand. @throws Error with the sentence that SST prints */
export function refuseUnchecked(words: readonly string[], environment: NodeJS.ProcessEnv): void {
  const command = words.find((word, at) => preparedCommands.includes(word) && !withValue.includes(words[at - 1] ?? ""));
  if (!command || environment[CHECKED] === "yes") return;
  throw new Error(
    `"sst ${command}" alone would prepare an AWS account with the rights of an administrator. Use "npm run deploy -- --stage ..." instead, which looks first (docs/deploy.md). Nothing was deployed.`,
  );
}
