/** An AWS account on this machine: who the caller is, and the stacks that stand there. What SST and CDK ask before they deploy, and nothing else. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Outputs = Record<string, string>;
type Asked = URLSearchParams;
/** What an action answers, as the inside of its result. */
export type Answers = Record<string, (asked: Asked, stacks: Map<string, Outputs>) => string>;

/** No real account has this number. */
const standInAccount = "000000000000";

class Missing extends Error {}

export const stackArn = (name: string) => `arn:aws:cloudformation:us-east-1:${standInAccount}:stack/${name}/1`;

const describeStack = (name: string, outputs: Outputs) => {
  const members = Object.entries(outputs).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<Stacks><member><StackName>${name}</StackName><StackId>${stackArn(name)}</StackId><CreationTime>2026-01-01T00:00:00Z</CreationTime>
    <StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${members.join("")}</Outputs></member></Stacks>`;
};

const answers: Answers = {
  GetCallerIdentity: () =>
    `<Arn>arn:aws:iam::${standInAccount}:user/offline</Arn><UserId>offline</UserId><Account>${standInAccount}</Account>`,
  DescribeStacks: (asked, stacks) => {
    // A stack is asked for by its name or by its ARN.
    const name = (asked.get("StackName") ?? "").replace(/^arn:.*:stack\/([^/]+).*/, "$1");
    const outputs = stacks.get(name);
    if (!outputs) throw new Missing(`Stack with id ${name} does not exist`);
    return describeStack(name, outputs);
  },
};

const wrapAnswer = (action: string, inside: string) =>
  `<${action}Response xmlns="https://aws.amazon.com/doc/"><${action}Result>${inside}</${action}Result></${action}Response>`;
const refusal = ({ message }: Error) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`;

/** @param more  what else is answered */
export async function startAccount(standing: Record<string, Outputs>, more: Answers = {}) {
  const stacks = new Map(Object.entries(standing));
  const all = { ...answers, ...more };
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const call = new URLSearchParams(await text(request));
    const action = call.get("Action") ?? "";
    asked.push(call);
    response.setHeader("content-type", "text/xml");
    try {
      const answer = all[action];
      if (!answer) throw new Missing(`There is no ${action} here`);
      response.end(wrapAnswer(action, answer(call, stacks)));
    } catch (error) {
      response.writeHead(400).end(refusal(error as Error));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: "offline",
      AWS_SECRET_ACCESS_KEY: "offline",
      AWS_REGION: "us-east-1",
    },
    /** Every call that came, in its order. */
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
