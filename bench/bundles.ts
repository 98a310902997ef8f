/** Every handler bundled as a deployment does: the size of what it starts with, and how long a fresh Node takes to import it. The AWS SDK, which Lambda brings, is counted apart. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { table } from "../packages/core/src/endpoints";
import type { Endpoint } from "../packages/core/src/platform/declare/endpoint";
import { variablesOf } from "../packages/core/src/platform/declare/env";
import { bundleInto } from "../stacks/bundle";
import { handlerFile } from "../stacks/handlers";
import { MOST_BYTES, startSize } from "../stacks/start-size";
import { median, report } from "./result";

const mostMilliseconds = 120;
const runs = 3;
/** Inside the project, where the bundles find the SDK. */
const folder = ".cache/bundles";

const importer = `
const load = async (files) => {
  const start = performance.now();
  for (const file of files) await import(file);
  return performance.now() - start;
};
const sdk = await load(["client-dynamodb", "lib-dynamodb", "util-dynamodb", "client-ses", "client-sqs", "client-s3", "s3-request-presigner"].map((name) => "@aws-sdk/" + name));
console.log(JSON.stringify({ sdk, own: await load([process.argv[1]]) }));
`;

function load(file: string, endpoint: Endpoint): { sdk: number; own: number } {
  const variables = Object.fromEntries(variablesOf(endpoint).map((name) => [name, "set"]));
  const env = { ...process.env, ...variables, AWS_REGION: "us-east-1" };
  const argv = ["--input-type=module", "--eval", importer, file];
  return JSON.parse(execFileSync(process.execPath, argv, { encoding: "utf8", env }));
}

const declared = new Map(Object.values<Endpoint>(table).map((endpoint) => [handlerFile(endpoint), endpoint]));
rmSync(folder, { recursive: true, force: true });

async function measure(source: string, endpoint: Endpoint) {
  const file = await bundleInto(resolve(folder, endpoint.handler), source);
  const times = Array.from({ length: runs }, () => load(file, endpoint));
  const own = median(times.map((time) => time.own));
  return { name: endpoint.handler, kilobytes: startSize(file) / 1000, own, sdk: median(times.map((time) => time.sdk)) };
}
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const [source, endpoint] of declared) measured.push(await measure(source, endpoint));

const by = (figure: "kilobytes" | "own") => measured.toSorted((one, other) => other[figure] - one[figure]);
const slowest = by("own")[0]!;
const largest = by("kilobytes")[0]!;
const middle = (figure: "kilobytes" | "own" | "sdk") => median(measured.map((each) => each[figure])).toFixed(0);

report({
  title: "Handlers as they are deployed",
  rows: [
    {
      what: `largest of ${measured.length} bundles, \`${largest.name}\``,
      value: `${largest.kilobytes.toFixed(1)} KB`,
      budget: `${MOST_BYTES / 1000} KB`,
      ok: largest.kilobytes * 1000 <= MOST_BYTES,
    },
    { what: "the middle one", value: `${middle("kilobytes")} KB` },
    {
      what: `slowest import, \`${slowest.name}\``,
      value: `${slowest.own.toFixed(0)} ms`,
      budget: `${mostMilliseconds} ms`,
      ok: slowest.own <= mostMilliseconds,
    },
    { what: "the middle one", value: `${middle("own")} ms` },
    { what: "the AWS SDK before it, on this machine", value: `${middle("sdk")} ms` },
  ],
  notes: [
    `Minified, median of ${runs} fresh processes each. No AWS was used: a cold start on Lambda was not measured.`,
  ],
});
