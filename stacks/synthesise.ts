import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { App, Stack } from "sst/constructs";
import { setProject } from "sst/project.js";
import { inject } from "vitest";
import config from "../sst.config";

const needed = { HIGHWAY_MAIL_FROM: "Highway <no-reply@example.com>", HIGHWAY_STAFF_DOMAIN: "highway.example" };

/** The stages that the tests look at. Each takes seconds to make, so a setting that a test is about joins one of them. */
const stages = {
  /** What is needed and no more, without a domain of its own. */
  test: needed,
  prod: { ...needed, HIGHWAY_ALARM_EMAIL: "oncall@example.com", HIGHWAY_CALLS_A_SECOND: "1500" },
  /** A domain in a zone of the account. */
  zoned: {
    ...needed,
    HIGHWAY_DOMAIN: "app.example.com",
    HIGHWAY_ZONE_ID: "Z0123456789",
    HIGHWAY_ZONE_NAME: "example.com",
    HIGHWAY_HSTS: "host",
  },
  /** What can stand elsewhere does: the domain's records and its certificate, the sender, a provider's key. */
  elsewhere: {
    ...needed,
    HIGHWAY_DOMAIN: "app.example.com",
    HIGHWAY_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:000000000000:certificate/x",
    HIGHWAY_MAIL_IDENTITY: "existing",
    HIGHWAY_CALLS_AN_ADDRESS: "off",
    HIGHWAY_CENSUS_KEY_PARAMETER: "/highway/census-key",
  },
} satisfies Record<string, Record<string, string>>;
type Stage = keyof typeof stages;

const isSetting = (name: string) => name.startsWith("HIGHWAY_");

function withSettings<T>(settings: Record<string, string>, make: () => T): T {
  const before = process.env;
  const others = Object.entries(before).filter(([name]) => !isSetting(name));
  process.env = { ...Object.fromEntries(others), ...settings, JSII_DEPRECATED: "quiet" };
  try {
    return make();
  } finally {
    process.env = before;
  }
}

const made = new Map<Stage, Record<string, Template>>();

/** All templates by the stack's name, made as `sst deploy` makes them but offline, and without bundling code: what a tester may look at. */
export function synthesise(stage: Stage) {
  const templates = made.get(stage) ?? forAllWorkers(stage);
  made.set(stage, templates);
  return templates;
}

/** The first worker that needs a stage makes it, which takes seconds, and the others read what it wrote. */
function forAllWorkers(stage: Stage) {
  const file = join(inject("scratch"), `${stage}.json`);
  const turn = `${file}.turn`;
  while (!existsSync(file)) {
    if (!takes(turn)) sleep(50);
    else
      try {
        writeFileSync(`${file}.part`, JSON.stringify(synthesised(stage)));
        renameSync(`${file}.part`, file);
      } finally {
        rmdirSync(turn);
      }
  }
  const written: Record<string, object> = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.entries(written).map(([name, template]) => [name, Template.fromJSON(template)]));
}

/** A folder is made by one of those who try at the same time. */
function takes(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}
const sleep = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function synthesised(stage: Stage) {
  // Tests that run side by side must not share it.
  const out = mkdtempSync(join(inject("scratch"), `${stage}-`));
  const assembly = join(out, "cdk.out");
  const { name, region, bootstrap, cdk } = config.config();
  setProject({
    config: { name, region, stage, bootstrap, cdk, ssmPrefix: `/sst/${name}/${stage}/` },
    paths: { root: process.cwd(), out, artifacts: join(out, "artifacts"), config: "sst.config.ts" },
    version: "",
    cdkVersion: "",
    constructsVersion: "",
    stacks: config.stacks,
    metafile: { inputs: {}, outputs: {} },
  });
  const templates = withSettings(stages[stage], () => {
    // Nobody looks at the code in it: 150 MB that would be copied each time.
    const context = { "aws:cdk:disable-asset-staging": true };
    const app = new App(
      { mode: "deploy", stage, name, region, account: "000000000000" },
      { outdir: assembly, context },
    );
    config.stacks(app);
    const stacks = app.node.children.filter((child) => child instanceof Stack);
    const short = (stack: Stack) => stack.stackName.replace(`${stage}-${name}-`, "");
    return Object.fromEntries(stacks.map((stack) => [short(stack), Template.fromStack(stack).toJSON()]));
  });
  rmSync(assembly, { recursive: true });
  return templates;
}
