/**
 * `npm run bootstrap`: prepares an AWS account for deployments, once, with the credentials of somebody who administers it. Running it again
 * brings the rights up to date.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountOf, noAccount, stop } from "./account";
import { region, toolkit } from "./names";
import { cdk, executionPolicy, toolkitTemplate } from "./template";

const account = (await accountOf({})) ?? stop(noAccount, 1);
const folder = mkdtempSync(join(tmpdir(), "highway-bootstrap-"));
const template = join(folder, "toolkit.json");
writeFileSync(template, JSON.stringify(toolkitTemplate()));
const words = ["bootstrap", `aws://${account}/${region}`, "--template", template, "--no-version-reporting"];
const names = ["--toolkit-stack-name", toolkit.stack, "--qualifier", toolkit.qualifier];
const rights = ["--cloudformation-execution-policies", executionPolicy(account)];
const { status } = spawnSync(cdk, [...words, ...names, ...rights], {
  stdio: "inherit",
  env: { ...process.env, AWS_REGION: region },
});
rmSync(folder, { recursive: true });
if (status === 0)
  process.stdout.write(
    `The AWS account ${account} is prepared. Give whoever deploys the policy ${toolkit.deployer}, then run "npm run deploy -- --stage <stage>".\n`,
  );
process.exit(status ?? 1);
