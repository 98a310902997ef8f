import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    scratch: string;
  }
}

/** A folder for what SST and CDK write while the stacks are tested, gone when the tests are over. */
export default function scratch(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "highway-synth-"));
  project.provide("scratch", folder);
  return () => rmSync(folder, { recursive: true });
}
