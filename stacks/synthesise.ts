import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { App, Stack } from "sst/constructs";
import { setProject } from "sst/project.js";
import config from "../sst.config";

/** A stage without a domain of its own; tests change what they are about. */
export const example = {
  HIGHWAY_MAIL_FROM: "Highway <no-reply@example.com>",
  HIGHWAY_STAFF_DOMAIN: "highway.example",
};

const isSetting = (name: string) => name.startsWith("HIGHWAY_");

/** All templates by the stack's name, made as `sst deploy` makes them but offline, and without bundling code: what a tester may look at. */
export function synthesise(stage: string, settings: Record<string, string> = example) {
  for (const name of Object.keys(process.env).filter(isSetting)) delete process.env[name];
  Object.assign(process.env, settings, { JSII_DEPRECATED: "quiet" });
  // SST writes into this folder while it builds; tests that run side by side must not share it.
  const out = mkdtempSync(join(tmpdir(), "highway-synth-"));
  const { name, region } = config.config();
  setProject({
    config: { name, region, stage, ssmPrefix: `/sst/${name}/${stage}/` },
    paths: { root: process.cwd(), out, artifacts: join(out, "artifacts"), config: "sst.config.ts" },
    version: "",
    cdkVersion: "",
    constructsVersion: "",
    stacks: config.stacks,
    metafile: { inputs: {}, outputs: {} },
  });
  const app = new App({ mode: "deploy", stage, name, region, account: "000000000000" });
  config.stacks(app);
  const stacks = app.node.children.filter((child) => child instanceof Stack);
  const short = (stack: Stack) => stack.stackName.replace(`${stage}-${name}-`, "");
  return Object.fromEntries(stacks.map((stack) => [short(stack), Template.fromStack(stack)]));
}
