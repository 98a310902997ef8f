/**
 * `npm run synth`: what `sst deploy` would deploy, built by the real command line without an AWS account. Two questions that it
 * asks AWS first (who am I, is the account prepared) are answered here; nothing else is asked.
 *   --stage prod  with the settings of that stage, from `.env.prod`; without it, with those of an example
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** Inside the project, so that the bundles in it find the AWS SDK that Lambda would have. */
export const outFolder = ".sst/offline";

const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
  <Arn>arn:aws:iam::000000000000:user/offline</Arn><UserId>offline</UserId><Account>000000000000</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;

/** SST and CDK each keep a stack in the account: these claim to be there, and new enough. */
const prepared: Record<string, Record<string, string>> = {
  CDKToolkit: { BootstrapVersion: "21", BucketName: "cdk-assets" },
  SSTBootstrap: { Version: "7.4", BucketName: "sst-bootstrap" },
};

function described(name: string): string {
  const outputs = Object.entries(prepared[name] ?? {}).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>
  <StackName>${name}</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus>
  <Outputs>${outputs.join("")}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const asked = new URLSearchParams(await text(request));
  const action = asked.get("Action");
  response.setHeader("content-type", "text/xml");
  if (action === "GetCallerIdentity") return response.end(identity);
  if (action === "DescribeStacks") return response.end(described(asked.get("StackName") ?? ""));
  response.writeHead(400).end();
}

const settings = { HIGHWAY_MAIL_FROM: "Highway <no-reply@example.com>", HIGHWAY_STAFF_DOMAIN: "highway.example" };
const account = { AWS_ACCESS_KEY_ID: "offline", AWS_SECRET_ACCESS_KEY: "offline", AWS_REGION: "us-east-1" };
const manners = { SST_TELEMETRY_DISABLED: "1", SST_BUILD_CONCURRENCY: "4" };

const EXAMPLE = "offline";

/**
 * @param stage  the stage to build; one that is not the example's own is told nothing but what its file says
 * @throws Error with all that the command printed when it fails
 */
export async function buildOffline(stage = EXAMPLE): Promise<void> {
  const aws = createServer(answer).listen(0, "127.0.0.1");
  await once(aws, "listening");
  const endpoint = { AWS_ENDPOINT_URL: `http://127.0.0.1:${(aws.address() as AddressInfo).port}` };
  // NODE_ENV=test, as vitest sets it, would make SST leave parts out.
  const environment = {
    ...(stage === EXAMPLE && settings),
    ...process.env,
    ...account,
    ...endpoint,
    ...manners,
    NODE_ENV: "production",
  };
  const sst = spawn("node_modules/.bin/sst", ["build", "--stage", stage, "--to", outFolder], { env: environment });
  const [printed, complained, [status]] = await Promise.all([text(sst.stdout), text(sst.stderr), once(sst, "close")]);
  aws.close();
  if (status !== 0) throw new Error(`sst build failed.\n${printed}\n${complained}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stage } = parseArgs({ options: { stage: { type: "string" } } }).values;
  await buildOffline(stage);
  process.stdout.write(`Built all stacks to ${outFolder}\n`);
}
