import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  CONNECTS_A_SECOND,
  IDLE_SECONDS,
  LONGEST_SECONDS,
  MOST_MESSAGE_BYTES,
  SUBPROTOCOL,
} from "@highway/core/platform/pure/sockets";
import { type WebSocket, WebSocketServer } from "ws";

/** What API Gateway allows. Tests bring shorter times. */
export const cloudLimits = {
  idleMs: IDLE_SECONDS * 1000,
  longestMs: LONGEST_SECONDS * 1000,
  connectsASecond: CONNECTS_A_SECOND,
  sweepEveryMs: 5_000,
};
export type Limits = typeof cloudLimits;

export type Open = {
  id: string;
  channel: string;
  socket: WebSocket;
  connectedAt: number;
  lastActiveAt: number;
  address: string;
};

/** The connections that are open, and the limits of API Gateway on them: a larger message closes its connection with 1009, a long silence or a long life ends it. */
export function openConnections(limits: Limits) {
  const all = new Map<string, Open>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  });
  const sweep = () => {
    const now = Date.now();
    for (const { socket, connectedAt, lastActiveAt } of all.values()) {
      if (now - connectedAt >= limits.longestMs) socket.close(1001, "Going away");
      else if (now - lastActiveAt >= limits.idleMs) socket.close(1001, "Going away");
    }
  };
  const timer = setInterval(sweep, limits.sweepEveryMs).unref();
  return {
    server,
    all,
    newId: () => `${randomBytes(10).toString("base64url")}=`,
    /** @returns false when more connections were opened in this second than an account may */
    mayOpen: frequencyOf(limits.connectsASecond),
    stop: async () => {
      clearInterval(timer);
      const ended = [...all.values()].map(({ socket }) => once(socket, "close"));
      for (const { socket } of all.values()) socket.terminate();
      await Promise.all(ended);
      server.close();
    },
  };
}

function frequencyOf(most: number) {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(Date.now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    return count <= most;
  };
}
