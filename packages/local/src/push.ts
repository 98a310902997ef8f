import { buffer } from "node:stream/consumers";
import { startService } from "./service";

/** What was sent to a browser: its address at the push service, and the bytes that its keys open. */
type Pushed = { address: string; body: string };
/** The push service, and the newest of what was sent to it. */
export type PushedPage = { service: string; pushed: readonly Pushed[] };

const MOST_KEPT = 50;

/** The push service of browsers on this machine: takes what is sent to any device, and says of those whose address ends with "gone" that they are. */
export async function startPush() {
  const pushed: Pushed[] = [];
  const { endpoint, stop } = await startService((request, response) => {
    const take = async () => {
      const body = await buffer(request);
      const address = `${service}${request.url ?? ""}`;
      const isPush = request.method === "POST" && request.headers["content-encoding"] === "aes128gcm";
      if (isPush) pushed.unshift({ address, body: body.toString("base64") });
      pushed.splice(MOST_KEPT);
      response.writeHead(address.endsWith("gone") ? 410 : isPush ? 201 : 400).end();
    };
    take().catch(() => response.destroy());
  });
  const service = new URL(endpoint).origin;
  return {
    endpoint,
    environment: { PUSH_HOSTS: service },
    /** Tells what was sent, the newest first. */
    sent: (): PushedPage => ({ service, pushed }),
    stop,
  };
}
