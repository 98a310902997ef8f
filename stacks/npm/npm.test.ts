import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { path } from "./path";

/** Runs npm as SST does in the folder of a function that needs these packages, and tells what the npm behind ours was asked. */
function asked(dependencies: object, ...words: string[]): string {
  const [folder, behind] = [mkdtempSync(join(inject("scratch"), "npm-")), mkdtempSync(join(inject("scratch"), "npm-"))];
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies }));
  writeFileSync(join(behind, "npm"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const [ours] = path.split(":");
  const env = { PATH: `${ours}:${behind}:${process.env.PATH}` };
  return execFileSync("npm", words, { cwd: folder, env, encoding: "utf8" }).trim();
}

it("installs nothing where nothing is needed, and asks npm for all else", () => {
  expect(asked({}, "install", "--omit=dev")).toBe("");
  expect(asked({ sharp: "*" }, "install", "--omit=dev")).toBe("install --omit=dev");
  expect(asked({}, "run", "build")).toBe("run build");
});
