/**
 * The SDK's clients call a table of the same process by a function in place of the network: connections, their timers and streams are a quarter of the time of the
 * tests that work with a table. What the network adds is tested where it is the subject, in this package, which does without this setup.
 */
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { nearServices } from "./service";

type Request = { hostname: string; port?: number; headers: Record<string, string>; body?: unknown };
type Handle = (this: unknown, request: Request, options?: unknown) => Promise<{ response: unknown }>;

declare global {
  /** How the SDK's clients reach the network. It stands here because libraries outlive the files of a worker, and this module does not. */
  var handleByNetwork: Handle | undefined;
}

const utf8 = new TextDecoder();
const client = new DynamoDBClient({ region: "us-east-1" });
const prototype: { handle: Handle } = Object.getPrototypeOf(client.config.requestHandler);
globalThis.handleByNetwork ??= prototype.handle;
const byNetwork = globalThis.handleByNetwork;

prototype.handle = async function handle(request, options) {
  const near = request.hostname === "127.0.0.1" && request.port ? nearServices.get(request.port) : undefined;
  const { headers, body } = request;
  const text = body instanceof Uint8Array ? utf8.decode(body) : body;
  if (!near || typeof text !== "string") return byNetwork.call(this, request, options);
  return { response: await near({ headers, body: text }) };
};
