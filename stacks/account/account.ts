/** The account to which the caller's credentials belong, and how it stands with deployments. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { useAWSClient, useSTSIdentity } from "sst/credentials.js";
import { setProject } from "sst/project.js";
import { region, toolkit } from "./names";
import { rightsVersion } from "./rights";

type Described = { Stacks?: { StackStatus?: string; Outputs?: { OutputKey?: string; OutputValue?: string }[] }[] };
type CloudFormation = {
  CloudFormationClient: new () => { send(command: object): Promise<Described> };
  DescribeStacksCommand: new (input: { StackName: string }) => object;
};
/** SST's own, which finds credentials as the deployment will. */
const fromSst = createRequire(resolve("node_modules/sst/package.json"));

/** As SST reads them: the later file has the last word, also over the shell. */
function readSettings(stage: string) {
  for (const file of [".env", ".env.local", `.env.${stage}`, `.env.${stage}.local`])
    if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, "utf8")));
}

/** The number of the account, or undefined without credentials for one. */
export async function accountOf({ stage = "", ...from }: { stage?: string; profile?: string; role?: string }) {
  if (stage) readSettings(stage);
  const out = resolve(".sst");
  mkdirSync(out, { recursive: true });
  const project = { config: { name: "highway", stage, region, ...from }, paths: { out } };
  setProject(project as unknown as Parameters<typeof setProject>[0]);
  const identity = await useSTSIdentity().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return undefined;
  });
  return identity?.Account;
}

export const noAccount =
  "AWS takes no credentials from here. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.";

export function stop(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const done = ["CREATE_COMPLETE", "UPDATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE"];

/** @returns the sentence that says why nothing can be deployed to the account, or undefined where it is prepared */
export async function missingPreparation(account: string): Promise<string | undefined> {
  const { CloudFormationClient, DescribeStacksCommand }: CloudFormation = fromSst("@aws-sdk/client-cloudformation");
  const client = useAWSClient(CloudFormationClient as never) as unknown as InstanceType<typeof CloudFormationClient>;
  const { Stacks: [stack] = [] } = await client
    .send(new DescribeStacksCommand({ StackName: toolkit.stack }))
    .catch((error: Error): Described => {
      if (/does not exist/.test(error.message)) return {};
      throw error;
    });
  const once = `An administrator of the account runs "npm run bootstrap" once (docs/deploy.md). Nothing was deployed.`;
  const place = `The AWS account ${account}`;
  if (!stack) return `${place} has not been prepared for deployments to ${region}. ${once}`;
  if (!done.includes(stack.StackStatus ?? ""))
    return `${place} is not prepared: its stack ${toolkit.stack} is in the state ${stack.StackStatus}. ${once}`;
  const rights = stack.Outputs?.find(({ OutputKey }) => OutputKey === "Rights")?.OutputValue;
  if (rights !== rightsVersion)
    return `${place} gives deployments other rights than this version of Highway needs. ${once}`;
  return undefined;
}
