import type { IForbiddenRuleType } from "dependency-cruiser";

/** Which way imports may point: docs/architecture.md has the picture. scripts/imports.test.ts holds it. */
const core = "^packages/core/src/";
const engine = "^packages/engine/src/";
/** Lower tiers never import higher ones. A new domain joins here. */
const tiers = [
  ["tools"],
  ["people", "locations", "files", "branding", "feedback"],
  ["clients", "pricing", "market", "promos", "closing-costs", "pictures"],
  ["reports"],
  ["exports"],
  ["sharing"],
  ["alerts"],
];
/** `schema.ts`, or a part of one: `loan.schema.ts`. */
const schema = [`${core}.+/schema\\.ts$`, `${core}.+/[a-z-]+\\.schema\\.ts$`];
/** What a domain works out from its input alone, or says, without a schema: for pages that show a thing and check nothing. */
const pure = `${core}.+/pure/`;
const browserSafe = [...schema, pure];
/** One domain: a folder of core, or of people/. */
const domain = `${core}((?:people/)?[^/]+)/`;
const domains = `${core}(${tiers.flat().join("|")})/`;
/** Tests, and the makers of the arbitrary input that they try. */
const test = "\\.(test|arbitrary)\\.tsx?$";

const web = "^packages/web/src/";
/** Of each document of the web, what composes its tools and features. */
const apps = "app|client-app|print-app";
/** The floors of the web, from the ground up: what a floor imports stands on it or below it. */
const webFloors = ["lib|theme", "ui", "scenario", "report", "forms|features", "tools", apps];

/** The engine's rooms, and which others each may use. */
const engineMayUse = {
  money: [],
  text: [],
  rules: ["money"],
  loan: ["money", "rules"],
  costs: ["money", "rules", "text"],
  property: ["money", "rules"],
  scenario: ["money", "rules", "loan", "costs", "property"],
  tools: ["money", "rules", "loan", "costs", "property", "scenario"],
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
  "checks/",
  "testing/",
];
const scenarioRules: IForbiddenRuleType[] = scenarioFloors.slice(0, -1).map((room, floor) => ({
  name: `scenario-${room.replace(/\W.*/, "")}`,
  comment: "A room of the engine's scenario/ imports only what stands below it. What prepares tests may use testing/.",
  severity: "error",
  from: { path: `${engine}scenario/${room}`, pathNot: "\\.(test|fixture|arbitrary)\\.tsx?$" },
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

const webFloorRules: IForbiddenRuleType[] = webFloors.slice(0, -1).map((floor, index) => ({
  name: `web-floor-${floor.replace("|", "-")}`,
  comment: "A floor of the web imports only what stands on it or below it.",
  severity: "error",
  from: { path: `${web}(${floor})/` },
  to: { path: `${web}(${webFloors.slice(index + 1).join("|")})/` },
}));

export const forbidden: IForbiddenRuleType[] = [
  {
    name: "engine-depends-on-nothing",
    comment: "Nor does a folder of the engine that has no rule of its own yet.",
    severity: "error",
    from: { path: engine, pathNot: test },
    to: { pathNot: engine },
  },
  ...engineRules,
  ...scenarioRules,
  ...tierRules,
  ...webFloorRules,
  {
    name: "no-circular",
    comment: "Not even types go in a circle: the type that both need has a place below them.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "entity-stays-home",
    comment: "Another domain is reached through its index.ts or schema.ts, never through its table entities.",
    severity: "error",
    from: { path: domain, pathNot: test },
    to: { path: `${core}.+/entity\\.ts$`, pathNot: `${core}$1/` },
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
    name: "web-values-from-schemas-and-pure",
    comment: "Beside the engine, schemas and pure/, core reaches the browser as types only.",
    severity: "error",
    from: { path: web, pathNot: test },
    to: { path: core, pathNot: browserSafe, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "schemas-are-browser-safe",
    severity: "error",
    from: { path: browserSafe },
    to: { pathNot: [engine, ...browserSafe, "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "pure-has-no-schema",
    comment: "A page that shows a thing and checks nothing loads no schema with it.",
    severity: "error",
    from: { path: pure, pathNot: test },
    to: { path: [...schema, "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "web-features-stand-alone",
    comment: "A feature imports neither another feature nor a form; routes in app/ and tools compose them.",
    severity: "error",
    from: { path: `${web}features/([^/]+)/` },
    to: { path: `${web}(features|forms)/`, pathNot: `${web}features/$1/` },
  },
  {
    name: "web-forms-know-no-feature",
    severity: "error",
    from: { path: `${web}forms/` },
    to: { path: `${web}features/` },
  },
  {
    name: "web-form-fields-know-no-form",
    comment: "The fields that all forms are made of stand below them.",
    severity: "error",
    from: { path: `${web}forms/fields/` },
    to: { path: `${web}forms/`, pathNot: `${web}forms/fields/` },
  },
  {
    name: "web-tools-stand-alone",
    comment:
      "What two tools share is a form, a section of the report, a part of the scenario, or a part of every tool's pages.",
    severity: "error",
    from: { path: `${web}tools/([^/]+)/` },
    to: { path: `${web}tools/[^/]+/`, pathNot: `${web}tools/($1|every)/` },
  },
  {
    name: "web-documents-stand-alone",
    comment: "The officer's app, the client's pages and the print page are each of a document of their own.",
    severity: "error",
    from: { path: `${web}(${apps})/` },
    to: { path: `${web}(${apps})/`, pathNot: `${web}$1/` },
  },
  {
    name: "checks-reach-no-client",
    comment:
      "A loan's checks are the officer's: no call answers them, and nothing that draws a client's page or paper leads to them.",
    severity: "error",
    from: { path: [`${web}(client-app|print-app)/`, "^packages/(core|functions)/src/"], pathNot: test },
    to: { path: `${engine}scenario/checks/`, reachable: true },
  },
];
