/** Starts a provider for one test, which answers as it is told and remembers what it was asked. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Say = { status?: number; body?: string; headers?: Record<string, string>; after?: number };

export async function provider(answer: (heard: Heard, count: number) => Say) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    const { status = 200, body = "", headers: said, after = 0 } = answer(heard.at(-1)!, heard.length);
    setTimeout(() => response.writeHead(status, said).end(body), after);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
