/** What both ends of a socket must know. The limits are those of API Gateway. */

/** A message larger than this closes its connection with 1009. */
export const MOST_MESSAGE_BYTES = 32 * 1024;
/** A connection on which nothing passes for so long is closed. */
export const IDLE_SECONDS = 600;
/** No connection lasts longer. */
export const LONGEST_SECONDS = 7_200;
/** New connections that an account may open in a second. */
export const CONNECTS_A_SECOND = 500;

/** The subprotocol that both ends speak. */
export const SUBPROTOCOL = "highway.v1";
const TICKET = "ticket.";

/** The subprotocols that a browser offers: ours, and the ticket, because a browser can send no header of its own with a connection. */
export const protocolsOf = (ticket: string): string[] => [SUBPROTOCOL, `${TICKET}${ticket}`];

/** Reads the ticket among the subprotocols that were offered. @returns undefined when ours is not among them or there is no ticket */
export function ticketIn(protocols = ""): string | undefined {
  const all = protocols.split(",").map((protocol) => protocol.trim());
  if (!all.includes(SUBPROTOCOL)) return undefined;
  return all.find((protocol) => protocol.startsWith(TICKET))?.slice(TICKET.length);
}
