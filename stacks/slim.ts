import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { FunctionProps } from "sst/constructs";

type Esbuild = NonNullable<NonNullable<FunctionProps["nodejs"]>["esbuild"]>;
type Plugin = NonNullable<Esbuild["plugins"]>[number];

/** ElectroDB's parts by name, where the package has one door that brings them all. */
const parts = `
export { Entity } from "electrodb/src/entity";
export { Service } from "electrodb/src/service";
export { createGetTransaction, createWriteTransaction } from "electrodb/src/transaction";
export { createCustomAttribute, createSchema, CustomAttributeType } from "electrodb/src/schema";
export { createConversions } from "electrodb/src/conversions";
export {
  ElectroAttributeValidationError, ElectroError, ElectroUserValidationError, ElectroValidationError,
} from "electrodb/src/errors";
export { ComparisonTypes, EntityIdentifierFields, EntityIdentifiers } from "electrodb/src/types";
`;

/** ElectroDB checks each entity's definition by it whenever one is made. Definitions are constants, which every test has checked. */
const unchecked = `
exports.Validator = class { addSchema() {} validate() { return { errors: [] }; } };
exports.Validator.prototype.customFormats = {};
`;

/**
 * ElectroDB is three quarters of a bundle. This leaves out what a handler does not use: 50 KB, and a fifth of the time to import.
 * Locally and in tests the package is whole.
 */
export const slim: Plugin = {
  name: "slim",
  setup(build) {
    const find = createRequire(resolve("packages/core/package.json")).resolve;
    const written = { filter: /.*/, namespace: "slim" };
    const contents: Record<string, string> = { electrodb: parts, jsonschema: unchecked };
    build.onResolve({ filter: /^(electrodb|jsonschema)$/ }, ({ path }) => ({
      path,
      namespace: "slim",
      sideEffects: false,
    }));
    build.onResolve({ filter: /^electrodb\/src\// }, ({ path }) => ({ path: find(path), sideEffects: false }));
    build.onLoad(written, ({ path }) => ({ contents: contents[path], loader: "js", resolveDir: resolve(".") }));
  },
};
