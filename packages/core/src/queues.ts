/** The one table of queues: calls put messages in, and one Lambda of its own takes them out. Stacks and the local queue read it whole. */
import type { Resource } from "./platform/declare/endpoint";

export type Queue = {
  /** The description of the queue's work in one sentence. */
  does: string;
  /** The handler's file below packages/functions/src/queues, without ".ts". */
  handler: string;
  /** The variable that tells the functions which put messages in where the queue is. */
  address: "EXPORTS_QUEUE" | "CODES_QUEUE" | "FRAMES_QUEUE" | "ALERTS_QUEUE";
  /** The resources that the function needs to work on a message. */
  uses: readonly Resource[];
  /** The seconds for which the function may work on one message. */
  seconds: number;
  /** The number of messages that may be worked on at once. */
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
    uses: ["printTable", "printing"],
    // Two attempts of 24 seconds (print/draw.ts), and what is read and kept around them.
    seconds: 60,
    // Each message takes a browser of two gigabytes.
    atOnce: 10,
    tries: 2,
    hours: 1,
  },
  codes: {
    does: "Sends the sign-in codes that people asked for, and notices about signing in, by email.",
    handler: "codes",
    address: "CODES_QUEUE",
    uses: ["table", "mail"],
    seconds: 20,
    atOnce: 20,
    tries: 3,
    hours: 1,
  },
  frames: {
    does: "Sends what changed in the market, and what a corporation tells its people about it, to open pages.",
    handler: "frames",
    address: "FRAMES_QUEUE",
    uses: ["table", "hub"],
    seconds: 60,
    // Lambda takes from a queue by five lanes before it looks whether it needs more.
    atOnce: 5,
    tries: 2,
    hours: 1,
  },
  alerts: {
    does: "Notifies officers of the lock alerts that the market has set off, on their pages, by email and on their devices, and of market alerts of their corporation by email and on their devices.",
    handler: "alerts",
    address: "ALERTS_QUEUE",
    uses: ["table", "mail", "hub", "pushKey", "pushHosts", "pushing"],
    seconds: 30,
    atOnce: 20,
    tries: 3,
    hours: 1,
  },
} as const satisfies Record<string, Queue>;
export type QueueName = keyof typeof queues;
