import type { IForbiddenRuleType } from "dependency-cruiser";

/** Which way imports may point: docs/architecture.md has the picture. scripts/imports.test.ts holds it. */
const core = "^packages/core/src/";
const pureFolders = ["money", "rules", "loan", "costs", "property", "scenario"];
const pure = `${core}(${pureFolders.join("|")})/`;
/** Lower tiers never import higher ones. A new domain joins here. */
const tiers = [
  ["users", "access", "audit", "permissions", "locations", "files", "branding", "corporations", "feedback"],
  ["clients", "pricing", "market", "promos", "closing-costs"],
  ["reports"],
  ["exports"],
  ["sharing"],
];
/** `schema.ts`, or a part of one: `loan.schema.ts`. */
const schema = [`${core}.+/schema\\.ts$`, `${core}.+/[a-z-]+\\.schema\\.ts$`];
const domains = `${core}(${tiers.flat().join("|")})/`;
/** Tests, and the makers of the arbitrary input that they try. */
const test = "\\.(test|arbitrary)\\.tsx?$";

/** Of each document of the web, what composes its features. */
const apps = "app|client-app|print-app";

const pureMayUse = {
  money: [],
  rules: ["money"],
  loan: ["money", "rules"],
  costs: ["money", "rules"],
  property: ["money", "rules"],
  scenario: ["money", "rules", "loan", "costs", "property"],
};

const pureRules: IForbiddenRuleType[] = Object.entries(pureMayUse).map(([folder, allowed]) => ({
  name: `pure-${folder}`,
  comment: `${folder}/ imports only ${allowed.join(", ") || "nothing"}: it runs unchanged in Lambda, browser and test.`,
  severity: "error",
  from: { path: `${core}${folder}/`, pathNot: test },
  to: { pathNot: `${core}(${[folder, ...allowed].join("|")})/` },
}));

const tierRules: IForbiddenRuleType[] = tiers.slice(0, -1).map((tier, index) => ({
  name: `tier-${index + 1}`,
  comment: "A lower tier never imports a higher one.",
  severity: "error",
  from: { path: `${core}(${tier.join("|")})/`, pathNot: test },
  to: {
    path: `${core}(${tiers
      .slice(index + 1)
      .flat()
      .join("|")})/`,
  },
}));

export const forbidden: IForbiddenRuleType[] = [
  ...pureRules,
  ...tierRules,
  {
    name: "no-circular",
    severity: "error",
    from: {},
    to: {
      circular: true,
      viaOnly: { pathNot: "/index\\.ts$", dependencyTypesNot: ["type-only"] },
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "entity-stays-home",
    comment: "Another domain is reached through its index.ts or schema.ts, never through its table entities.",
    severity: "error",
    from: { path: `${core}([^/]+)/`, pathNot: test },
    to: { path: `${core}[^/]+/.*entity\\.ts$`, pathNot: `${core}$1/` },
  },
  {
    name: "platform-knows-no-domain",
    severity: "error",
    from: { path: `${core}platform/`, pathNot: test },
    to: { path: domains },
  },
  {
    name: "one-importer-of-the-sdk",
    comment: "Only platform/ speaks to AWS; the walking tests read the table behind its back.",
    severity: "error",
    from: {
      path: "^packages/(core|functions)/src/",
      pathNot: [`${core}platform/`, "^packages/functions/src/walk/", test],
    },
    to: { path: "node_modules/@aws-sdk/" },
  },
  {
    name: "one-importer-of-sst",
    comment: "SST is in maintenance: so contained, the way out is plain CDK.",
    severity: "error",
    from: { pathNot: "^(stacks/|sst\\.config\\.ts)" },
    to: { path: "node_modules/(sst|aws-cdk-lib|constructs)/" },
  },
  {
    name: "functions-use-core",
    severity: "error",
    from: { path: "^packages/functions/src/", pathNot: test },
    to: { path: "^packages/(local|web)/|^stacks/" },
  },
  {
    name: "core-stands-alone",
    severity: "error",
    from: { path: core, pathNot: test },
    to: { path: "^packages/(functions|local|web)/|^stacks/" },
  },
  {
    name: "web-values-from-pure-and-schemas",
    comment: "The rest of core reaches the browser as types only.",
    severity: "error",
    from: { path: "^packages/web/src/", pathNot: test },
    to: { path: core, pathNot: [pure, ...schema], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "schemas-are-browser-safe",
    severity: "error",
    from: { path: schema },
    to: { pathNot: [pure, ...schema, "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "web-features-stand-alone",
    comment: "Routes in app/ compose features.",
    severity: "error",
    from: { path: "^packages/web/src/features/([^/]+)/" },
    to: { path: `^packages/web/src/(features/[^/]+|${apps})/`, pathNot: "^packages/web/src/features/$1/" },
  },
  {
    name: "web-kit-knows-no-feature",
    severity: "error",
    from: { path: "^packages/web/src/(ui|lib|theme)/" },
    to: { path: `^packages/web/src/(${apps}|features)/` },
  },
  {
    name: "web-documents-stand-alone",
    comment: "The officer's app, the client's pages and the print page are each of a document of their own.",
    severity: "error",
    from: { path: `^packages/web/src/(${apps})/` },
    to: { path: `^packages/web/src/(${apps})/`, pathNot: "^packages/web/src/$1/" },
  },
];
