import type { IForbiddenRuleType } from "dependency-cruiser";

/** Which way imports may point: docs/architecture.md has the picture. scripts/imports.test.ts holds it. */
const core = "^packages/core/src/";
const engine = "^packages/engine/src/";
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

/** The engine's rooms, and which others each may use. */
const engineMayUse = {
  money: [],
  rules: ["money"],
  loan: ["money", "rules"],
  costs: ["money", "rules"],
  property: ["money", "rules"],
  scenario: ["money", "rules", "loan", "costs", "property"],
};

const engineRules: IForbiddenRuleType[] = Object.entries(engineMayUse).map(([folder, allowed]) => ({
  name: `engine-${folder}`,
  comment: `The engine's ${folder}/ imports only ${allowed.join(", ") || "nothing"}: it runs unchanged in Lambda, browser and test.`,
  severity: "error",
  from: { path: `${engine}${folder}/`, pathNot: test },
  to: { pathNot: `${engine}(${[folder, ...allowed].join("|")})/` },
}));

/** The rooms of the engine's scenario/, from the ground up: what a room imports stands below it. */
const scenarioFloors = [
  "schema/",
  "steps/",
  "working\\.ts",
  "outcomes/",
  "calculate\\.ts",
  "explanations/",
  "explain\\.ts",
  "solve/",
  "testing/",
];
const scenarioRules: IForbiddenRuleType[] = scenarioFloors.slice(0, -1).map((room, floor) => ({
  name: `scenario-${room.replace(/\W.*/, "")}`,
  comment: "A room of the engine's scenario/ imports only what stands below it.",
  severity: "error",
  from: { path: `${engine}scenario/${room}`, pathNot: test },
  to: { path: `${engine}scenario/(${scenarioFloors.slice(floor + 1).join("|")})` },
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
  ...engineRules,
  ...scenarioRules,
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
    name: "web-values-from-schemas",
    comment: "Beside the engine and schemas, core reaches the browser as types only.",
    severity: "error",
    from: { path: "^packages/web/src/", pathNot: test },
    to: { path: core, pathNot: schema, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "schemas-are-browser-safe",
    severity: "error",
    from: { path: schema },
    to: { pathNot: [engine, ...schema, "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
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
