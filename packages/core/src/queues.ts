/** What waits for a function of its own: calls put messages in, one Lambda takes them out. Stacks and the local queue read it whole. */
import type { Resource } from "./platform/declare/endpoint";

export type Queue = {
  /** One sentence. */
  does: string;
  /** File below packages/functions/src/queues, without ".ts". */
  handler: string;
  /** The variable that tells whoever puts messages in where the queue is. */
  address: "EXPORTS_QUEUE";
  /** What taking a message out needs. */
  uses: readonly Resource[];
  /** How long the function may work on one message. */
  seconds: number;
  /** How many messages may be worked on at once. */
  atOnce: number;
  /** A message that fails this often is put aside, to be looked at. */
  tries: number;
  /** A message that nobody took in this time is lost. */
  hours: number;
};

export const queues = {
  exports: {
    does: "Makes files of reports.",
    handler: "exports",
    address: "EXPORTS_QUEUE",
    uses: ["table", "files", "printing"],
    seconds: 90,
    // Each is a browser of two gigabytes.
    atOnce: 10,
    tries: 2,
    hours: 1,
  },
} as const satisfies Record<string, Queue>;
export type QueueName = keyof typeof queues;
