import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cruiseFolders } from "./imports";

/** A small tree with one bad import, so that a rule which never fires is noticed. */
const planted: [rule: string, from: string, to: string][] = [
  ["engine-depends-on-nothing", "packages/engine/src/tools/bid-over.ts", "packages/core/src/reports/schema.ts"],
  ["engine-money", "packages/engine/src/money/cents.ts", "packages/engine/src/rules/fha.ts"],
  ["engine-rules", "packages/engine/src/rules/fha.ts", "packages/engine/src/loan/actuarial-apr.ts"],
  ["engine-loan", "packages/engine/src/loan/actuarial-apr.ts", "packages/engine/src/costs/fees.ts"],
  ["engine-costs", "packages/engine/src/costs/fees.ts", "packages/engine/src/loan/actuarial-apr.ts"],
  ["engine-property", "packages/engine/src/property/tax.ts", "packages/engine/src/scenario/calculate.ts"],
  ["engine-scenario", "packages/engine/src/scenario/calculate.ts", "packages/core/src/reports/schema.ts"],
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

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "imports-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

it.each(planted)("%s refuses its planted import", async (rule, from, to) => {
  const up = "../".repeat(from.split("/").length - 1);
  write(to, "export const value = 1;\n");
  write(from, `import { value } from "${up}${to.replace(/\.ts$/, "")}";\nexport const used = value;\n`);
  const { violations } = await cruiseFolders(["packages"], root);
  expect(violations.map((violation) => violation.rule.name)).toContain(rule);
});

it.each([
  ["one-importer-of-the-sdk", "packages/core/src/people/users/index.ts", "@aws-sdk/client-ses"],
  ["one-importer-of-sst", "packages/functions/src/endpoint.ts", "aws-cdk-lib"],
])("%s refuses its planted package", async (rule, from, name) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
  write(`node_modules/${name}/index.js`, "export const value = 1;\n");
  write(from, `import { value } from "${name}";\nexport const used = value;\n`);
  const { violations } = await cruiseFolders(["packages"], root);
  expect(violations.map((violation) => violation.rule.name)).toContain(rule);
});

it("no-circular refuses files that need each other", async () => {
  write("packages/core/src/people/users/a.ts", 'import { b } from "./b";\nexport const a = () => b;\n');
  write("packages/core/src/people/users/b.ts", 'import { a } from "./a";\nexport const b = () => a;\n');
  const { violations } = await cruiseFolders(["packages"], root);
  expect(violations.map((violation) => violation.rule.name)).toContain("no-circular");
});

it.each(["packages/web/src/lib", "packages/engine/src/loan", "packages/core/src/clients"])(
  "no-circular refuses a circle of types in %s",
  async (folder) => {
    write(`${folder}/a.ts`, 'import type { B } from "./b";\nexport type A = { b: B };\n');
    write(`${folder}/b.ts`, 'import type { A } from "./a";\nexport type B = { a: A | null };\n');
    const { violations } = await cruiseFolders(["packages"], root);
    expect(violations.map((violation) => violation.rule.name)).toContain("no-circular");
  },
);

it("lets a type cross where a value may not", async () => {
  write("packages/core/src/clients/index.ts", "export type Client = { name: string };\n");
  write(
    "packages/web/src/lib/x.ts",
    'import type { Client } from "../../../core/src/clients/index";\nexport const name = (client: Client) => client.name;\n',
  );
  expect((await cruiseFolders(["packages"], root)).violations).toEqual([]);
});

it("the house itself obeys, and was really read", async () => {
  const { modules, edges, violations } = await cruiseFolders(["packages", "stacks", "sst.config.ts"]);
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  expect(modules).toBeGreaterThan(100);
  const crossings = edges.filter(
    ({ from, to }) => from.startsWith("packages/web/") && /^packages\/(core|engine)\/src\//.test(to),
  );
  expect(crossings.length).toBeGreaterThan(10);
});
