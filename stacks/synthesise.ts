import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { App, Stack } from "sst/constructs";
import { setProject } from "sst/project.js";
import { inject } from "vitest";
import config from "../sst.config";

/** A stage without a domain of its own; tests change what they are about. */
export const example = {
  HIGHWAY_MAIL_FROM: "Highway <no-reply@example.com>",
  HIGHWAY_STAFF_DOMAIN: "highway.example",
};

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

const made = new Map<string, Record<string, Template>>();

/** All templates by the stack's name, made as `sst deploy` makes them but offline, and without bundling code: what a tester may look at. */
export function synthesise(stage: string, settings: Record<string, string> = example) {
  const key = JSON.stringify([stage, settings]);
  const templates = made.get(key) ?? synthesised(stage, settings);
  made.set(key, templates);
  return templates;
}

function synthesised(stage: string, settings: Record<string, string>) {
  // Tests that run side by side must not share it.
  const out = mkdtempSync(join(inject("scratch"), `${stage}-`));
  const assembly = join(out, "cdk.out");
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
  const templates = withSettings(settings, () => {
    // Nobody looks at the code in it: 150 MB that would be copied each time.
    const context = { "aws:cdk:disable-asset-staging": true };
    const app = new App(
      { mode: "deploy", stage, name, region, account: "000000000000" },
      { outdir: assembly, context },
    );
    config.stacks(app);
    const stacks = app.node.children.filter((child) => child instanceof Stack);
    const short = (stack: Stack) => stack.stackName.replace(`${stage}-${name}-`, "");
    return Object.fromEntries(stacks.map((stack) => [short(stack), Template.fromStack(stack)]));
  });
  rmSync(assembly, { recursive: true });
  return templates;
}
