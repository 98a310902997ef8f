/** `npm run sbom`: the bill of materials of what is deployed, every package of production with its version, license and checksum, into dist/sbom.cdx.json. */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

type Component = {
  "bom-ref": string;
  name: string;
  version: string;
  hashes?: object[];
};
type Bill = { components: Component[]; dependencies: { ref: string; dependsOn?: string[] }[] };

type Locked = { packages: Record<string, { version?: string; dev?: boolean; inBundle?: boolean }> };

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Lists "name@version" of what the lockfile has for production. */
export async function packagesOfProduction(): Promise<Set<string>> {
  const { packages }: Locked = JSON.parse(await readFile("package-lock.json", "utf8"));
  // What a package brings inside itself is a part of that package.
  const found = Object.entries(packages).filter(
    ([path, { dev, inBundle }]) => path.includes("node_modules/") && !dev && !inBundle,
  );
  return new Set(found.map(([path, { version }]) => `${nameOf(path)}@${version}`));
}

/** Reads it off the lockfile, as CycloneDX. npm's own `--omit dev` leaves out packages of production that a tool uses too, so what only builds and tests is left out here. */
export async function billOfMaterials(): Promise<Bill> {
  const asked = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { stdout } = await run("npm", asked, { maxBuffer: 64 * 1024 * 1024 });
  const all: Bill = JSON.parse(stdout);
  const ofProduction = await packagesOfProduction();
  const components = all.components.filter(({ name, version }) => ofProduction.has(`${name}@${version}`));
  const listed = new Set(components.map((each) => each["bom-ref"]));
  const dependencies = all.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map((each) => ({ ...each, dependsOn: (each.dependsOn ?? []).filter((ref) => listed.has(ref)) }));
  return { ...all, components, dependencies };
}

if (process.argv[1] === import.meta.filename) {
  await mkdir("dist", { recursive: true });
  await writeFile("dist/sbom.cdx.json", JSON.stringify(await billOfMaterials(), null, 2));
}
