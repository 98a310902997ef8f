/**
 * `npm run synth`: what `sst deploy` would deploy, built by the real command line without an AWS account. Two questions that it
 * asks AWS first (who am I, is the account prepared) are answered here; nothing else is asked.
 *   --stage prod  with the settings of that stage, from `.env.prod`; without it, with those of an example
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { account, toolkit } from "./account/names";
import { startAccount } from "./account/stand-in";
import { path } from "./npm/path";

/** Inside the project, so that the bundles in it find the AWS SDK that Lambda would have. */
export const outFolder = ".sst/offline";

/** The toolkit's stack and SST's claim to be there, and new enough. */
const prepared = {
  [toolkit.stack]: { BootstrapVersion: "21", BucketName: `cdk-${toolkit.qualifier}-assets` },
  [account.bootstrap.stackName]: { Version: "7.4", BucketName: "sst-bootstrap" },
};

const settings = { HIGHWAY_MAIL_FROM: "Highway <no-reply@example.com>", HIGHWAY_STAFF_DOMAIN: "highway.example" };
const manners = {
  SST_TELEMETRY_DISABLED: "1",
  SST_BUILD_CONCURRENCY: "4",
  // esbuild clears its memory after each few of two hundred bundles, which is a third of its work: here only where it would take more than this.
  GOGC: "off",
  GOMEMLIMIT: "2GiB",
};

const EXAMPLE = "offline";

/**
 * @param stage  the stage to build; one that is not the example's own is told nothing but what its file says
 * @throws Error with all that the command printed when it fails
 */
export async function buildOffline(stage = EXAMPLE): Promise<void> {
  const aws = await startAccount(prepared);
  // NODE_ENV=test, as vitest sets it, would make SST leave parts out.
  const environment = {
    ...(stage === EXAMPLE && settings),
    ...process.env,
    ...aws.environment,
    ...manners,
    PATH: path,
    NODE_ENV: "production",
  };
  const words = ["--import", "./stacks/bundle-together.ts", "node_modules/.bin/sst", "build"];
  const sst = spawn(process.execPath, [...words, "--stage", stage, "--to", outFolder], { env: environment });
  const [printed, complained, [status]] = await Promise.all([text(sst.stdout), text(sst.stderr), once(sst, "close")]);
  aws.stop();
  if (status !== 0) throw new Error(`sst build failed.\n${printed}\n${complained}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
  await buildOffline(stage);
  process.stdout.write(`Built all stacks to ${outFolder}\n`);
}
