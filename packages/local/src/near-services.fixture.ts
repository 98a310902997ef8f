/**
 * The SDK's clients call a table of the same process by a function in place of the network: connections, their timers and streams are a quarter of the time of the
 * tests that work with a table, and the signature that it reads nothing of is another thirtieth. What the network adds is tested where it is the subject, in this
 * package, which does without this setup.
 */
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { nearServices } from "./service";

type Request = { hostname: string; port?: number; headers: Record<string, string>; body?: unknown };
type Handle = (this: unknown, request: Request, options?: unknown) => Promise<{ response: unknown }>;
type Sign = (this: unknown, request: Request, ...by: unknown[]) => Promise<unknown>;

declare global {
  /** How the SDK's clients sign and reach the network. It stands here because libraries outlive the files of a worker, and this module does not. */
  var byNetwork: { handle: Handle; sign: Sign } | undefined;
}

const utf8 = new TextDecoder();
const { config } = new DynamoDBClient({ region: "us-east-1" });
const handler: { handle: Handle } = Object.getPrototypeOf(config.requestHandler);
const signer: { sign: Sign } = Object.getPrototypeOf(config.httpAuthSchemes[0]!.signer);
globalThis.byNetwork ??= { handle: handler.handle, sign: signer.sign };
const { handle, sign } = globalThis.byNetwork;

const serviceAt = ({ hostname, port }: Request) =>
  hostname === "127.0.0.1" && port ? nearServices.get(port) : undefined;

signer.sign = function unsigned(request, ...by) {
  return serviceAt(request) ? Promise.resolve(request) : sign.call(this, request, ...by);
};

handler.handle = async function near(request, options) {
  const service = serviceAt(request);
  const { headers, body } = request;
  const text = body instanceof Uint8Array ? utf8.decode(body) : body;
  if (!service || typeof text !== "string") return handle.call(this, request, options);
  return { response: await service({ headers, body: text }) };
};
