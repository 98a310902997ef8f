/** The local gateway with its sockets. Whoever connects is noted as the wrapper notes them, without a ticket: ten thousand officers would have to sign in first. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { COUPONS, HUB } from "@highway/core/market/hub/channels";
import * as Connections from "@highway/core/platform/push/connections";
import { startSockets } from "@highway/local/sockets";
import { answering, say } from "./process";

type Event = { requestContext: { eventType: string; connectionId: string } };

let count = 0;
async function handler(event: object) {
  const { eventType, connectionId } = (event as Event).requestContext;
  const holder = { kind: "person", userId: `usr_${count++}`, sessionId: "ses_1" } as const;
  if (eventType === "CONNECT") await Connections.note({ connectionId, channel: HUB, topics: [COUPONS], holder });
  return { statusCode: 200 };
}

const sockets = await startSockets({ originSecret: "", find: async () => handler });
const server = createServer();
server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head, request.url ?? ""));
answering({ memory: () => process.memoryUsage().rss, count: sockets.count });
server.listen(0, "127.0.0.1", () => {
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${HUB}`;
  say({ url, environment: sockets.environment });
});
