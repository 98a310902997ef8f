import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateExplained } from "@highway/engine/scenario/explain";
import { figureNames } from "@highway/engine/scenario/schema/explanation";
import { solve } from "@highway/engine/scenario/solve/solve";
import { exampleScenario } from "@highway/engine/scenario/testing/example";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildEngine } from "./engine-package";

const folder = mkdtempSync(join(tmpdir(), "highway-engine-"));
const built = join(folder, "built");
const consumer = join(folder, "consumer");
const run = (command: string, args: string[], cwd: string) => execFileSync(command, args, { cwd, encoding: "utf8" });

/** Packed as it would be published, and installed alone into an empty folder. */
beforeAll(() => {
  buildEngine(built);
  const [packed] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], built));
  mkdirSync(join(consumer, "node_modules/@highway/engine"), { recursive: true });
  writeFileSync(join(consumer, "package.json"), '{ "type": "module" }');
  run(
    "tar",
    ["-xzf", join(folder, packed.filename), "--strip-components=1", "-C", "node_modules/@highway/engine"],
    consumer,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everyFile = () => readdirSync(built, { recursive: true, encoding: "utf8" });

describe("the engine as a package", () => {
  it("depends on nothing, and imports nothing but its own files", () => {
    const manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
    for (const kind of ["dependencies", "peerDependencies", "optionalDependencies"])
      expect(manifest).not.toHaveProperty(kind);
    expect(manifest.sideEffects).toBe(false);
    const modules = everyFile().filter((file) => file.endsWith(".js"));
    expect(modules.length).toBeGreaterThan(50);
    for (const file of modules) {
      const source = readFileSync(join(built, file), "utf8");
      for (const [, path] of source.matchAll(/\bfrom "([^"]+)"|\bimport\("/g))
        expect(path, file).toMatch(/^\.\.?\/.*\.js$/);
      expect(source, file).not.toMatch(/\brequire\(|\bprocess\.|\bDate\.now\(|\bMath\.random\(|new Date\(\)/);
    }
  });

  it("holds no test and nothing that only tests use", () =>
    expect(everyFile().filter((file) => /test|fixture|arbitrary|cases|example/.test(file))).toEqual([]));

  it("calculates, explains and solves in plain Node as it does here", () => {
    const ask = { vary: "downPayment", target: { figure: "monthlyPayment", value: 2900 } } as const;
    writeFileSync(join(consumer, "scenario.json"), JSON.stringify(exampleScenario));
    writeFileSync(
      join(consumer, "run.js"),
      `import { readFileSync } from "node:fs";
       import { calculateExplained, figureNames, solve } from "@highway/engine";
       const scenario = JSON.parse(readFileSync("scenario.json", "utf8"));
       const result = calculateExplained(scenario, { schedule: "monthly", explain: figureNames });
       console.log(JSON.stringify([result, solve(scenario, ${JSON.stringify(ask)})]));`,
    );
    const here = calculateExplained(exampleScenario, { schedule: "monthly", explain: figureNames });
    expect(run("node", ["run.js"], consumer).trim()).toBe(JSON.stringify([here, solve(exampleScenario, ask)]));
  });
});

describe("what it hands out", () => {
  const use = `import { calculate, type Scenario, type LoanResult, loanFields, solve, type Solution } from "@highway/engine";
    export const payments = (scenario: Scenario): number[] => calculate(scenario).loans.map((loan: LoanResult) => loan.monthly.principalAndInterest);
    export const found = (scenario: Scenario): Solution => solve(scenario, { vary: "price", target: { figure: "dti", value: loanFields.rate.max } });
    // @ts-expect-error a number is no scenario
    calculate(1);`;

  let compiled: ts.Program;
  beforeAll(() => {
    const file = join(consumer, "use.ts");
    writeFileSync(file, use);
    compiled = ts.createProgram([file, join(consumer, "node_modules/@highway/engine/index.d.ts")], {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
      lib: ["lib.es2023.d.ts"],
    });
  });

  it("has types that a strict program compiles against", () => {
    const wrong = ts.getPreEmitDiagnostics(compiled);
    expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  });

  it("documents each export; a function says its units, and what comes of input that is wrong or has no answer", () => {
    const checker = compiled.getTypeChecker();
    const face = compiled.getSourceFiles().find(({ fileName }) => fileName.endsWith("engine/index.d.ts"))!;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(face)!);
    expect(exported.length).toBeGreaterThan(40);
    for (const each of exported) {
      const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      expect(text.length, `${each.name} says what it is`).toBeGreaterThan(15);
      if (!(symbol.flags & ts.SymbolFlags.Function)) continue;
      expect(text, each.name).toMatch(/dollars|percent|units/i);
      expect(text, each.name).toMatch(/throws|valid/i);
    }
  });
});
