import { startService } from "./service";

/** The push service of browsers on this machine: takes what is sent to any device, and says of those whose address ends with "gone" that they are. */
export async function startPush() {
  const { endpoint, stop } = await startService((request, response) => {
    request.resume();
    request.on("end", () => {
      const isPush = request.method === "POST" && request.headers["content-encoding"] === "aes128gcm";
      response.writeHead(request.url?.endsWith("gone") ? 410 : isPush ? 201 : 400).end();
    });
  });
  return { endpoint, environment: { PUSH_HOSTS: new URL(endpoint).origin }, stop };
}
