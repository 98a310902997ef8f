import { readFileSync } from "node:fs";
import type { FunctionProps } from "sst/constructs";

type Esbuild = NonNullable<NonNullable<FunctionProps["nodejs"]>["esbuild"]>;
type Plugin = NonNullable<Esbuild["plugins"]>[number];

/** A call by which a domain makes an action or an entity, where a declaration begins with it. */
const making = /(?<= = )(?=action\(|new Entity\()/g;

/**
 * Leaves out of a bundle the actions that its handler does not call, with the entities and variables of the environment that they alone use. esbuild
 * cannot know that to make an action or an entity changes nothing else, and keeps what it imports; this says so. A domain can be one file
 * therefore, and each function is still given only what its own code reads. The schema of an action stands in a constant: a call among the
 * arguments would keep the action after all.
 */
const unusedActions: Plugin = {
  name: "unused actions",
  setup(build) {
    build.onLoad({ filter: /\/packages\/core\/src\/.+\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll(making, "/* @__PURE__ */ "),
      loader: "ts",
    }));
  },
};

/**
 * Leaves out the check that ElectroDB makes of each entity's definition when it is made. Definitions are constants, which every test has
 * checked. The check is 29 KB and a third of the time to import the handlers that send reports: 132 ms with it, 88 without (2026-11-22).
 */
const uncheckedEntities: Plugin = {
  name: "unchecked entities",
  setup(build) {
    build.onResolve({ filter: /^jsonschema$/ }, ({ path }) => ({ path, namespace: "unchecked" }));
    build.onLoad({ filter: /.*/, namespace: "unchecked" }, () => ({
      contents: `
        exports.Validator = class { addSchema() {} validate() { return { errors: [] }; } };
        exports.Validator.prototype.customFormats = {};`,
      loader: "js",
    }));
  },
};

/**
 * The AWS SDK is in Lambda's Node: no bundle carries it. Names of functions go, for 3 % of every bundle: the log of a failure names its
 * route, and a bundle made again from the same commit with a source map resolves its lines.
 */
export const nodejs = {
  format: "esm",
  minify: true,
  // What is imported while it runs is a file of its own beside the handler, which a start does not read.
  splitting: true,
  sourcemap: false,
  esbuild: { external: ["@aws-sdk/*"], keepNames: false, plugins: [unusedActions, uncheckedEntities] },
} satisfies FunctionProps["nodejs"];

/** How every handler runs. Node's version is the one that package.json pins. */
export const runtime = {
  runtime: "nodejs24.x",
  architecture: "arm_64",
  // A Lambda's share of processor follows its memory: less starts and answers slower for about the same price.
  memorySize: "1024 MB",
  timeout: "10 seconds",
  // One function a call and one table behind it leave nothing to trace that the logged latencies do not show.
  tracing: "disabled",
} as const satisfies Omit<FunctionProps, "handler">;
