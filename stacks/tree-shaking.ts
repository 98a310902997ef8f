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
export const unusedActions: Plugin = {
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
export const uncheckedEntities: Plugin = {
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
