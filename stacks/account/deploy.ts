/** `npm run deploy -- --stage prod`: deploys with SST, to an account that is prepared. In another, SST would have CDK prepare it with the rights of an administrator. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { path } from "../npm/path";
import { accountOf, missingPreparation, noAccount, stop } from "./account";
import { CHECKED } from "./checked";

const words = process.argv.slice(2);
const text = { type: "string" } as const;
const { values } = parseArgs({ args: words, options: { stage: text, profile: text, role: text }, strict: false });
const said = values as { stage?: string; profile?: string; role?: string };
if (typeof said.stage !== "string") stop('Say which stage to deploy, as in "npm run deploy -- --stage prod".', 2);
const account = await accountOf(said);
const problem = account ? await missingPreparation(account) : noAccount;
if (problem) stop(problem, 1);
const { status } = spawnSync("node_modules/.bin/sst", ["deploy", ...words], {
  stdio: "inherit",
  env: { ...process.env, [CHECKED]: "yes", PATH: path },
});
process.exit(status ?? 1);
