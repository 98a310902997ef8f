import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** What the SDK's clients of every embedded service of AWS ask for beside its address. */
export const localAccount = { AWS_REGION: "us-east-1", AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" };

type NearCall = { headers: Record<string, string>; body: string };
type NearAnswer = { statusCode: number; headers: Record<string, string>; body: Buffer };
type Near = (call: NearCall) => Promise<NearAnswer>;

/** The services of this process that answer without the network too, by their port: most tests call them so (near-services.fixture.ts). */
export const nearServices = new Map<number, Near>();

/**
 * Serves what one embedded service answers, to this machine alone.
 * @param port  0 for any free one
 * @param near  answers the same to callers in this process
 * @throws the error EADDRINUSE when the port is taken
 */
export async function startService(answer: RequestListener, port = 0, near?: Near) {
  const server = createServer(answer);
  // The SDK keeps connections; one closed by us just as it is used again would look like a lost write.
  server.keepAliveTimeout = 10 * 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const at = (server.address() as AddressInfo).port;
  if (near) nearServices.set(at, near);
  return {
    endpoint: `http://127.0.0.1:${at}`,
    stop: () =>
      new Promise<void>((resolve) => {
        nearServices.delete(at);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
