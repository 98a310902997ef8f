import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

const httpHandlers = join(import.meta.dirname, "../../../functions/src/http");

/** Loads the handler that a declaration names from its file: what is deployed is what runs here. */
export async function load(name: string): Promise<Handler> {
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(httpHandlers, `${name}.ts`)).href);
  if (typeof handler !== "function") throw new Error(`${name} exports no handler.`);
  return handler;
}

/** The error of a handler that took longer than its Lambda may. */
export class TimedOut extends Error {}

/** Copies a value through JSON, as what goes in and out of a Lambda is JSON: nothing that such a copy loses may pass. */
const jsonCopy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

function contextOf(functionName: string, until: number): Context {
  return {
    functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: "1024",
    awsRequestId: randomUUID(),
    logGroupName: "local",
    logStreamName: "local",
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}

/** Runs a handler as Lambda does. @throws TimedOut, and whatever the handler throws */
export async function invoke(handler: Handler, name: string, event: APIGatewayProxyEventV2, milliseconds: number) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut(`${name} took longer than ${milliseconds} ms.`)), milliseconds);
  try {
    const context = contextOf(name, Date.now() + milliseconds);
    return jsonCopy(await Promise.race([handler(jsonCopy(event), context), late]));
  } finally {
    clearTimeout(timer);
  }
}
