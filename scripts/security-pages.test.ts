/** The pages about security: every requirement of the standard has its line, every named file is there, and the bill of materials lists what is deployed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { billOfMaterials, packagesOfProduction } from "./sbom";

/** The requirements of levels 1 and 2 of ASVS 5.0.0, chapters V1 to V8, V11, V14 and V16, by section. */
const required: Record<string, number[]> = {
  "1.1": [1, 2],
  "1.2": [1, 2, 3, 4, 5, 6, 7, 8, 9],
  "1.3": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  "1.4": [1, 2, 3],
  "1.5": [1, 2],
  "2.1": [1, 2, 3],
  "2.2": [1, 2, 3],
  "2.3": [1, 2, 3, 4],
  "2.4": [1],
  "3.2": [1, 2],
  "3.3": [1, 2, 3, 4],
  "3.4": [1, 2, 3, 4, 5, 6],
  "3.5": [1, 2, 3, 4, 5],
  "3.7": [1, 2],
  "4.1": [1, 2, 3],
  "4.2": [1],
  "4.3": [1, 2],
  "4.4": [1, 2, 3, 4],
  "5.1": [1],
  "5.2": [1, 2, 3],
  "5.3": [1, 2],
  "5.4": [1, 2, 3],
  "6.1": [1, 2, 3],
  "6.2": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  "6.3": [1, 2, 3, 4],
  "6.4": [1, 2, 3, 4],
  "6.5": [1, 2, 3, 4, 5],
  "6.6": [1, 2, 3],
  "6.8": [1, 2, 3, 4],
  "7.1": [1, 2, 3],
  "7.2": [1, 2, 3, 4],
  "7.3": [1, 2],
  "7.4": [1, 2, 3, 4, 5],
  "7.5": [1, 2],
  "7.6": [1, 2],
  "8.1": [1, 2],
  "8.2": [1, 2, 3],
  "8.3": [1],
  "8.4": [1],
  "11.1": [1, 2],
  "11.2": [1, 2, 3],
  "11.3": [1, 2, 3],
  "11.4": [1, 2, 3, 4],
  "11.5": [1],
  "11.6": [1],
  "14.1": [1, 2],
  "14.2": [1, 2, 3, 4],
  "14.3": [1, 2, 3],
  "16.1": [1],
  "16.2": [1, 2, 3, 4, 5],
  "16.3": [1, 2, 3, 4],
  "16.4": [1, 2, 3],
  "16.5": [1, 2, 3],
};

const asvs = readFileSync("docs/security/asvs.md", "utf8");
const lines = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| (met|n\.a\.|\*\*not met\*\*) \| (.+) \|$/gm)];

it("has a line for every requirement, and no other", () => {
  const expected = Object.entries(required).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(lines.map(([, id]) => id)).toEqual(expected);
  for (const [, id, , how] of lines) expect(how!.length, id).toBeGreaterThan(10);
});

it("counts them rightly", () => {
  const count = (state: string) => lines.filter((line) => line[2] === state).length;
  const said = `Of ${lines.length}: ${count("met")} met, ${count("n.a.")} not applicable, ${count("**not met**")} not met.`;
  expect(asvs).toContain(said);
});

it("names files that are there", () => {
  const pages = readdirSync("docs/security").map((page) => readFileSync(`docs/security/${page}`, "utf8"));
  const named = pages.flatMap((page) =>
    [...page.matchAll(/`((?:packages|stacks|scripts|e2e)\/[\w./-]+\.tsx?)`/g)].map(([, file]) => file!),
  );
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
});

it("lists every package of production with its version and checksum", async () => {
  const { components } = await billOfMaterials();
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const deployed = [...(await packagesOfProduction())].filter((each) => !each.endsWith("@undefined"));
  expect(deployed.length).toBeGreaterThan(200);
  expect(deployed.filter((each) => !listed.has(each))).toEqual([]);
  // One that a tool brings inside itself has none of its own.
  const without = components.filter(({ hashes }) => !hashes).map(({ name, version }) => `${name}@${version}`);
  expect(without.filter((each) => each !== "jsonschema@1.5.0")).toEqual([]);
});
