import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cruiseFolders } from "./imports";

/** Bad imports, one or more for each rule, so that a rule which never fires is noticed. */
const planted: [rule: string, from: string, to: string][] = [
  ["engine-depends-on-nothing", "packages/engine/src/tools/bid-over.ts", "packages/core/src/reports/schema.ts"],
  ["engine-money", "packages/engine/src/money/cents.ts", "packages/engine/src/rules/fha.ts"],
  ["engine-rules", "packages/engine/src/rules/fha.ts", "packages/engine/src/loan/actuarial-apr.ts"],
  ["engine-loan", "packages/engine/src/loan/actuarial-apr.ts", "packages/engine/src/costs/fees.ts"],
  ["engine-costs", "packages/engine/src/costs/fees.ts", "packages/engine/src/loan/actuarial-apr.ts"],
  ["engine-property", "packages/engine/src/property/tax.ts", "packages/engine/src/scenario/calculate.ts"],
  ["engine-scenario", "packages/engine/src/scenario/calculate.ts", "packages/core/src/reports/schema.ts"],
  ["engine-tools", "packages/engine/src/tools/bid-over.ts", "packages/core/src/reports/schema.ts"],
  ["engine-scenario", "packages/engine/src/scenario/calculate.ts", "packages/engine/src/tools/bid-over.ts"],
  ["scenario-schema", "packages/engine/src/scenario/schema/loan.ts", "packages/engine/src/scenario/steps/bases.ts"],
  ["scenario-steps", "packages/engine/src/scenario/steps/bases.ts", "packages/engine/src/scenario/working.ts"],
  ["scenario-working", "packages/engine/src/scenario/working.ts", "packages/engine/src/scenario/outcomes/dti.ts"],
  ["scenario-outcomes", "packages/engine/src/scenario/outcomes/dti.ts", "packages/engine/src/scenario/calculate.ts"],
  ["scenario-calculate", "packages/engine/src/scenario/calculate.ts", "packages/engine/src/scenario/explain.ts"],
  [
    "scenario-explanations",
    "packages/engine/src/scenario/explanations/a.ts",
    "packages/engine/src/scenario/explain.ts",
  ],
  ["scenario-explain", "packages/engine/src/scenario/explain.ts", "packages/engine/src/scenario/solve/solve.ts"],
  ["scenario-solve", "packages/engine/src/scenario/solve/solve.ts", "packages/engine/src/scenario/checks/check.ts"],
  ["scenario-checks", "packages/engine/src/scenario/checks/a.ts", "packages/engine/src/scenario/testing/example.ts"],
  ["tier-1", "packages/core/src/tools/keys.schema.ts", "packages/core/src/people/users/schema.ts"],
  ["tier-2", "packages/core/src/people/users/index.ts", "packages/core/src/reports/index.ts"],
  ["tier-3", "packages/core/src/clients/index.ts", "packages/core/src/reports/index.ts"],
  ["entity-stays-home", "packages/core/src/reports/index.ts", "packages/core/src/clients/entity.ts"],
  ["entity-stays-home", "packages/core/src/people/access/index.ts", "packages/core/src/people/users/entity.ts"],
  ["platform-knows-no-domain", "packages/core/src/platform/table/table.ts", "packages/core/src/people/users/index.ts"],
  ["functions-use-core", "packages/functions/src/http/x.ts", "packages/local/src/start.ts"],
  ["core-stands-alone", "packages/core/src/people/users/index.ts", "packages/functions/src/endpoint.ts"],
  ["schemas-are-browser-safe", "packages/core/src/people/users/schema.ts", "packages/core/src/people/users/index.ts"],
  ["schemas-are-browser-safe", "packages/core/src/branding/pure/ink.ts", "packages/core/src/branding/index.ts"],
  ["pure-has-no-schema", "packages/core/src/branding/pure/ink.ts", "packages/core/src/branding/schema.ts"],
  ["web-values-from-schemas-and-pure", "packages/web/src/lib/x.ts", "packages/core/src/clients/index.ts"],
  ["web-floor-lib-theme", "packages/web/src/lib/x.ts", "packages/web/src/ui/y.ts"],
  ["web-floor-ui", "packages/web/src/ui/x.ts", "packages/web/src/scenario/y.ts"],
  ["web-floor-scenario", "packages/web/src/scenario/x.ts", "packages/web/src/report/y.ts"],
  ["web-floor-report", "packages/web/src/report/x.ts", "packages/web/src/features/b/y.ts"],
  ["web-floor-forms-features", "packages/web/src/forms/loan/x.ts", "packages/web/src/tools/b/y.ts"],
  ["web-floor-tools", "packages/web/src/tools/a/x.ts", "packages/web/src/app/y.ts"],
  ["web-features-stand-alone", "packages/web/src/features/a/x.ts", "packages/web/src/features/b/y.ts"],
  ["web-forms-know-no-feature", "packages/web/src/forms/a/x.ts", "packages/web/src/features/b/y.ts"],
  ["web-form-fields-know-no-form", "packages/web/src/forms/fields/x.ts", "packages/web/src/forms/loan/y.ts"],
  ["web-tools-stand-alone", "packages/web/src/tools/a/x.ts", "packages/web/src/tools/b/y.ts"],
  ["checks-reach-no-client", "packages/web/src/client-app/x.ts", "packages/engine/src/scenario/checks/check.ts"],
  ["checks-reach-no-client", "packages/core/src/reports/index.ts", "packages/engine/src/scenario/checks/check.ts"],
  ["web-documents-stand-alone", "packages/web/src/client-app/x.ts", "packages/web/src/app/y.ts"],
];

const plantedPackages: [rule: string, from: string, name: string][] = [
  ["one-importer-of-the-sdk", "packages/core/src/people/users/index.ts", "@aws-sdk/client-ses"],
  ["one-importer-of-sst", "packages/functions/src/endpoint.ts", "aws-cdk-lib"],
];
const circleOfValues = "packages/core/src/people/users";
const circlesOfTypes = ["packages/web/src/lib", "packages/engine/src/loan", "packages/core/src/clients"];
const typeFromCore = "packages/web/src/lib/typed.ts";

const root = mkdtempSync(join(tmpdir(), "imports-"));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  appendFileSync(join(root, path), text);
};
const upFrom = (path: string) => "../".repeat(path.split("/").length - 1);

let violations: { rule: string; from: string; to: string }[];
/** All that is planted stands in one tree, which is read once. */
beforeAll(async () => {
  for (const [at, [, from, to]] of planted.entries()) {
    write(to, "");
    write(from, `import { value as value${at} } from "${upFrom(from)}${to.replace(/\.ts$/, "")}";\nvalue${at}();\n`);
  }
  for (const [, from, name] of plantedPackages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    write(`node_modules/${name}/index.js`, "export const value = 1;\n");
    write(from, `import { value } from "${name}";\nvalue();\n`);
  }
  write(`${circleOfValues}/one.ts`, 'import { other } from "./other";\nexport const one = () => other;\n');
  write(`${circleOfValues}/other.ts`, 'import { one } from "./one";\nexport const other = () => one;\n');
  for (const folder of circlesOfTypes) {
    write(`${folder}/one.ts`, 'import type { Other } from "./other";\nexport type One = { other: Other };\n');
    write(`${folder}/other.ts`, 'import type { One } from "./one";\nexport type Other = { one: One | null };\n');
  }
  write(
    typeFromCore,
    `import type { Client } from "${upFrom(typeFromCore)}packages/core/src/clients/index";\nexport const nobody: Client | null = null;\n`,
  );
  const cruised = await cruiseFolders(["packages"], root);
  violations = cruised.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

it.each(planted)("%s refuses its planted import", (rule, from, to) => {
  expect(violations).toContainEqual({ rule, from, to });
});

it.each(plantedPackages)("%s refuses its planted package", (rule, from, name) => {
  expect(violations).toContainEqual({ rule, from, to: expect.stringContaining(name) });
});

it.each([circleOfValues, ...circlesOfTypes])("no-circular refuses files in %s that need each other", (folder) => {
  expect(violations).toContainEqual({ rule: "no-circular", from: `${folder}/one.ts`, to: `${folder}/other.ts` });
});

it("lets a type cross where a value may not", () => {
  expect(violations.filter(({ from }) => from === typeFromCore)).toEqual([]);
});

it("the house itself obeys, and was really read", async () => {
  const { modules, edges, violations: ofTheHouse } = await cruiseFolders(["packages", "stacks", "sst.config.ts"]);
  expect(ofTheHouse.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(modules).toBeGreaterThan(100);
  const crossings = edges.filter(
    ({ from, to }) => from.startsWith("packages/web/") && /^packages\/(core|engine)\/src\//.test(to),
  );
  expect(crossings.length).toBeGreaterThan(10);
});
