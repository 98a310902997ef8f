import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { forbidden } from "./import-rules";

/** Violations, the number of modules and the imports seen below these folders. */
export async function cruiseFolders(folders: string[], baseDir = process.cwd()) {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)dist/|\\.sst/" },
    },
    {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
    { tsConfig: extractTSConfig("tsconfig.json") },
  );
  const { modules, summary } = output as ICruiseResult;
  const edges = modules.flatMap((module) =>
    module.dependencies.map(({ resolved }) => ({ from: module.source, to: resolved })),
  );
  return { modules: modules.length, edges, violations: summary.violations };
}
