/** The one table of jobs, which run without a caller: on a schedule, or when another service reports something. Stacks and the local schedule read it whole. */
import type { Resource } from "./platform/declare/endpoint";

export type Job = {
  /** The description of the job in one sentence. */
  does: string;
  /** The handler's file below packages/functions/src/jobs, without ".ts". */
  handler: string;
  uses: readonly Resource[];
  /** The seconds that one run may take. */
  seconds: number;
} & ({ everyMinutes: number } | { on: "mail events" });

export const jobs = {
  resumeSends: {
    does: "Sends the emails that are still queued in the outbox, and marks those that were begun and never finished.",
    handler: "resume-sends",
    uses: ["table", "mail", "unsubscribe", "held", "files", "exported"],
    seconds: 50,
    everyMinutes: 1,
  },
  runCampaigns: {
    does: "Hands the messages of campaigns that are due to the outbox, or skips them and tells the officer.",
    handler: "run-campaigns",
    uses: ["table", "mail", "unsubscribe", "files", "fred"],
    seconds: 50,
    everyMinutes: 1,
  },
  ingestQuotes: {
    does: "Reads the prices of mortgage securities from the feed every five seconds while the market is open, keeps the day's prices, and finds the lock alerts that they set off.",
    handler: "ingest-quotes",
    uses: ["table", "quotes", "frames", "alerts"],
    seconds: 65,
    everyMinutes: 1,
  },
  runAlerts: {
    does: "Sends the lock alerts that waited for the end of quiet hours or were sent only in part, and checks whether a daily index of rates sets one off.",
    handler: "run-alerts",
    uses: ["table", "fred", "alerts"],
    seconds: 50,
    everyMinutes: 1,
  },
  refreshLimits: {
    does: "Fetches this year's county loan limits, and late in the year the next year's, where they are not stored yet.",
    handler: "refresh-limits",
    uses: ["table", "fhfa", "hud"],
    seconds: 120,
    everyMinutes: 1440,
  },
  refreshCounties: {
    does: "Fetches the public series about counties that are a month old, and grades all counties anew.",
    handler: "refresh-counties",
    uses: ["table", "fhfa", "zillow", "census", "censusFiles", "fred"],
    seconds: 300,
    everyMinutes: 1440,
  },
  refreshCalendar: {
    does: "Fetches the economic calendar once for everyone: all of it every six hours, this week and the next where a figure is due or a quarter of an hour has passed.",
    handler: "refresh-calendar",
    uses: ["table", "fxstreetTokens", "fxstreet"],
    seconds: 50,
    everyMinutes: 1,
  },
  finishClients: {
    does: "Finishes changes and deletions of clients that have not reached all of their reports.",
    handler: "finish-clients",
    uses: ["table"],
    seconds: 50,
    everyMinutes: 10,
  },
  removePictures: {
    does: "Deletes the pictures of homes whose reports were permanently deleted with their client.",
    handler: "remove-pictures",
    uses: ["table", "removing"],
    seconds: 60,
    everyMinutes: 1440,
  },
  mailEvents: {
    does: "Records the bounces and complaints that the email service reports.",
    handler: "mail-events",
    uses: ["table"],
    seconds: 10,
    on: "mail events",
  },
} as const satisfies Record<string, Job>;
