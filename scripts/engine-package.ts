/**
 * `npm run build:engine`: writes the engine to dist/engine as a package that depends on nothing, ECMAScript modules with
 * their types. What it hands out is listed here; everything else in it is its own affair.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const source = join(import.meta.dirname, "../packages/engine/src");

/** By module: what a program calls, and what it only needs to name. */
const handsOut = {
  "scenario/calculate": { values: ["calculate", "calculateLoan"], types: [] },
  "scenario/explain": { values: ["calculateExplained", "explainLoan"], types: [] },
  "scenario/schema/explanation": { values: ["figureNames"], types: [] },
  "scenario/solve/goal": { values: [], types: ["Ask", "Reached", "Solution", "Target", "Vary"] },
  "scenario/solve/solve": { values: ["solve"], types: [] },
  "tools/rent-or-buy/rent-or-buy": { values: ["rentOrBuy"], types: [] },
  "tools/rent-or-buy/explain": { values: ["explainRentOrBuy"], types: [] },
  "tools/rent-or-buy/figures": { values: ["rentOrBuyFigures"], types: [] },
  "tools/rent-or-buy/answer": { values: [], types: ["RentOrBuy"] },
  "tools/cost-of-waiting/cost-of-waiting": { values: ["costOfWaiting"], types: [] },
  "tools/cost-of-waiting/explain": { values: ["explainCostOfWaiting"], types: [] },
  "tools/cost-of-waiting/figures": { values: ["costOfWaitingFigures"], types: [] },
  "tools/cost-of-waiting/answer": { values: [], types: ["CostOfWaiting"] },
  "tools/assumptions": {
    values: ["assumptionFields", "waitingFields"],
    types: ["SavedAssumptions", "SavedWaiting"],
  },
  "money/reinvestment": { values: ["reinvest"], types: ["Reinvested", "Reinvestment"] },
  "scenario/schema/loan": { values: ["loanFields"], types: [] },
  "scenario/schema/property": { values: ["propertyFields"], types: [] },
  "scenario/schema/debt": { values: ["debtFields"], types: [] },
  "scenario/schema/limits": { values: ["limits"], types: [] },
  "scenario/schema/types": { values: [], types: ["*"] },
  "money/price-change": { values: ["priceChange"], types: ["PriceChange"] },
  "rules/all-rules": { values: ["allRules"], types: [] },
  "rules/by-date": { values: [], types: ["Rule", "Version"] },
} satisfies Record<string, { values: string[]; types: string[] }>;

/** Node resolves no bare names of files: each relative import gets its ending. */
const withEndings = (text: string) =>
  text.replaceAll(/(\bfrom "|\bimport\(")(\.\.?\/[^"]+)"/g, (_, before, path) => `${before}${path}.js"`);

function compile(outDir: string): void {
  const files = Object.keys(handsOut).map((module) => join(source, `${module}.ts`));
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
    declaration: true,
    rootDir: source,
    outDir,
    // What is Node's or the browser's alone has no place in it.
    types: [],
    lib: ["lib.es2023.d.ts"],
  });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withEndings(text));
  };
  const { diagnostics } = program.emit(undefined, write);
  const wrong = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, host));
}

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => "\n",
};

function face(kind: "js" | "d.ts"): string {
  const lines = Object.entries(handsOut).flatMap(([module, { values, types }]: [string, Record<string, string[]>]) => {
    const from = `from "./${module}.js";`;
    const named = types!.includes("*") ? `export type * ${from}` : `export type { ${types!.join(", ")} } ${from}`;
    return [
      values!.length > 0 ? `export { ${values!.join(", ")} } ${from}` : "",
      kind === "d.ts" && types!.length > 0 ? named : "",
    ];
  });
  return `${lines.filter(Boolean).join("\n")}\n`;
}

const version: string = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version;
const manifest = {
  name: "@highway/engine",
  version,
  description:
    "Mortgage scenarios to the cent: payments, APR, mortgage insurance, costs, comparison, with their working.",
  type: "module",
  sideEffects: false,
  engines: { node: ">=20" },
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
};

/** Builds the package anew. Throws with the compiler's words where the source does not compile on its own. */
export function buildEngine(outDir: string): void {
  rmSync(outDir, { recursive: true, force: true });
  compile(outDir);
  writeFileSync(join(outDir, "index.js"), face("js"));
  writeFileSync(join(outDir, "index.d.ts"), face("d.ts"));
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(outDir, "README.md"), readFileSync(join(import.meta.dirname, "../docs/engine.md")));
}

if (process.argv[1]?.endsWith("engine-package.ts")) {
  const outDir = join(import.meta.dirname, "../dist/engine");
  buildEngine(outDir);
  console.log(`The engine ${version} is in ${relative(process.cwd(), outDir)}`);
}
