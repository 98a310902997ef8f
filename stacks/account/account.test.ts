import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolkit } from "./names";
import { type Answers, type Outputs, stackArn, startAccount } from "./stand-in";
import { type Template, toolkitTemplate } from "./template";

const changeSet = `arn:aws:cloudformation:us-east-1:000000000000:changeSet/first/1`;

/** What CloudFormation answers while CDK makes the toolkit, which then stands there. */
const making: Answers = {
  CreateChangeSet: (asked, stacks) => {
    // CDK sends YAML.
    const [, Rights = "none"] = /\n {2}Rights:\n(?: .*\n)*? +Value: (\w+)/.exec(asked.get("TemplateBody")!) ?? [];
    stacks.set(asked.get("StackName")!, { BootstrapVersion: "33", BucketName: "x", Rights });
    return `<Id>${changeSet}</Id><StackId>${stackArn(asked.get("StackName")!)}</StackId>`;
  },
  DescribeChangeSet: () =>
    `<ChangeSetId>${changeSet}</ChangeSetId><StackId>${stackArn(toolkit.stack)}</StackId><StackName>${toolkit.stack}</StackName>
    <Status>CREATE_COMPLETE</Status><Changes><member><Type>Resource</Type></member></Changes>`,
  ExecuteChangeSet: () => "",
  UpdateTerminationProtection: () => "",
  DescribeStackEvents: () => "<StackEvents></StackEvents>",
};

/** A machine whose npx and npm only note that somebody called them. */
const machine = mkdtempSync(join(tmpdir(), "highway-machine-"));
beforeAll(() => {
  for (const name of ["npx", "npm"]) {
    writeFileSync(join(machine, name), `#!/bin/sh\ntouch "${machine}/called-$$"\nexit 1\n`);
    chmodSync(join(machine, name), 0o755);
  }
});
afterAll(() => rmSync(machine, { recursive: true }));

async function run(environment: Record<string, string>, file: string, ...words: string[]) {
  const env = { PATH: `${machine}:${process.env.PATH}`, HOME: machine, ...environment };
  const child = spawn(process.execPath, ["--import", "tsx", `stacks/account/${file}.ts`, ...words], { env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { said, complained, code };
}

async function deployTo(standing: Record<string, Outputs>) {
  const account = await startAccount(standing);
  const answer = await run(account.environment, "deploy", "--stage", "test");
  account.stop();
  return { ...answer, asked: account.asked.map((call) => call.get("Action")) };
}

describe("an account that was never prepared", () => {
  it("is told so in one sentence, and nothing is downloaded or made", async () => {
    const { code, said, complained, asked } = await deployTo({});
    expect(complained).toBe(
      'The AWS account 000000000000 has not been prepared for deployments to us-east-1. An administrator of the account runs "npm run bootstrap" once (docs/deploy.md). Nothing was deployed.\n',
    );
    expect([code, said, asked]).toEqual([1, "", ["GetCallerIdentity", "DescribeStacks"]]);
    expect(readdirSync(machine).filter((name) => name.startsWith("called"))).toEqual([]);
  });

  it("is no better for a toolkit of other apps, or for rights that are out of date", async () => {
    const others = await deployTo({ CDKToolkit: { BootstrapVersion: "33", BucketName: "x" } });
    expect(others.complained).toMatch(/has not been prepared/);
    const old = await deployTo({ [toolkit.stack]: { BootstrapVersion: "33", BucketName: "x", Rights: "older" } });
    expect([old.code, old.complained]).toEqual([1, expect.stringMatching(/gives deployments other rights than/)]);
  });

  it("asks for the stage, and for credentials", async () => {
    expect(await run({}, "deploy")).toMatchObject({ code: 2, complained: expect.stringMatching(/^Say which stage/) });
    const AWS_EC2_METADATA_DISABLED = "true";
    const { code, complained } = await run({ AWS_EC2_METADATA_DISABLED }, "deploy", "--stage", "test");
    expect([code, complained]).toEqual([1, expect.stringMatching(/AWS takes no credentials from here/)]);
  });
});

it("SST alone deploys nothing: a sentence says which command does, and AWS is asked nothing", async () => {
  const account = await startAccount({});
  const env = { ...process.env, ...account.environment, PATH: `${machine}:${process.env.PATH}`, HOME: machine };
  const sst = spawn("node_modules/.bin/sst", ["deploy", "--stage", "test"], { env });
  const [said, complained, [code]] = await Promise.all([text(sst.stdout), text(sst.stderr), once(sst, "close")]);
  account.stop();
  expect(`${said}${complained}`).toContain('Use "npm run deploy -- --stage ..." instead');
  expect([code, account.asked]).toEqual([1, []]);
  expect(readdirSync(machine).filter((name) => name.startsWith("called"))).toEqual([]);
});

describe("npm run bootstrap", () => {
  let account: Awaited<ReturnType<typeof startAccount>>;
  let made: URLSearchParams;
  let template: Template;
  let outcome: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    account = await startAccount({}, making);
    outcome = await run(account.environment, "bootstrap");
    made = account.asked.find((call) => call.get("Action") === "CreateChangeSet")!;
    template = toolkitTemplate();
  });
  afterAll(() => account.stop());

  it("prepares the account with the pinned command line, and says who may deploy now", () => {
    expect([outcome.code, outcome.said]).toEqual([0, expect.stringContaining(`the policy ${toolkit.deployer}`)]);
    expect(made.get("StackName")).toBe(toolkit.stack);
    expect(readdirSync(machine).filter((name) => name.startsWith("called"))).toEqual([]);
    const { devDependencies } = JSON.parse(readFileSync("stacks/package.json", "utf8"));
    const { version } = JSON.parse(readFileSync(resolve("node_modules/aws-cdk/package.json"), "utf8"));
    expect(devDependencies["aws-cdk"]).toBe(version);
  });

  it("gives nobody the rights of an administrator, and trusts no other account", () => {
    const parameters = new Map<string, string>();
    for (let at = 1; made.has(`Parameters.member.${at}.ParameterKey`); at++)
      parameters.set(
        made.get(`Parameters.member.${at}.ParameterKey`)!,
        made.get(`Parameters.member.${at}.ParameterValue`) ?? "",
      );
    const policy = `arn:aws:iam::000000000000:policy/${toolkit.execution}`;
    expect(parameters.get("CloudFormationExecutionPolicies")).toBe(policy);
    expect([parameters.get("Qualifier"), parameters.get("TrustedAccounts") ?? ""]).toEqual([toolkit.qualifier, ""]);
    const { LookupRole, ...resources } = template.Resources;
    expect([LookupRole, JSON.stringify(resources).includes('ReadOnlyAccess"')]).toEqual([undefined, true]);
    expect(resources.CloudFormationExecutionRole!.DependsOn).toHaveLength(3);
  });

  it("fits into what CloudFormation and IAM take: a template without a bucket, policies of 6,144 characters", () => {
    expect(made.get("TemplateBody")!.length).toBeLessThan(51_200);
    const policies = Object.values(template.Resources).filter(({ Type }) => Type === "AWS::IAM::ManagedPolicy");
    const ours = policies.filter(({ Properties }) => String(Properties.ManagedPolicyName).startsWith("highway-"));
    expect(ours).toHaveLength(3);
    for (const { Properties } of ours) expect(JSON.stringify(Properties.PolicyDocument).length).toBeLessThan(6144);
  });

  it("leaves an account to which SST deploys", async () => {
    // The help of the command that deploys: everything before it has passed.
    const { code, said, complained } = await run(account.environment, "deploy", "--stage", "test", "--help");
    expect([code, `${said}${complained}`]).toEqual([0, expect.stringContaining("sst deploy")]);
  });
});
