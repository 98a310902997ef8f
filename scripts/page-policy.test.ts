import { readdirSync, readFileSync } from "node:fs";
import { contentSecurityPolicy } from "@highway/core/platform/http/security-headers";
import { expect, it } from "vitest";

/** What the policy of pages must open for a page to use it. */
const needs = {
  "media-src": /<(?:video|audio)\b|new Audio\(|srcObject/,
  "worker-src blob:": /new (?:Shared)?Worker\(/,
  "blob:": /createObjectURL\(/,
};

const sources = readdirSync("packages/web/src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test|\.fixture)\.tsx?$/.test(file),
);
const using = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(`packages/web/src/${file}`, "utf8")));

it("pages use nothing that their policy refuses: who adds a player or a worker opens it in security-headers.ts too", () => {
  expect(sources.length).toBeGreaterThan(300);
  // A recording is fetched whole and heard from memory, and one that is chosen is measured there.
  const alerts = "features/news/alerts";
  const players = [`${alerts}/admin/recorder-window.tsx`, `${alerts}/use-alert-player.ts`];
  // The video of an alert plays from where the files are, that of a market update from where its company keeps it.
  expect(using(needs["media-src"]).sort()).toEqual([
    ...[`${alerts}/admin/recorder-window.tsx`, `${alerts}/admin/recording-field.tsx`],
    ...[`${alerts}/use-alert-player.ts`, "tools/mu/day/live-day.tsx"],
  ]);
  expect(using(needs["worker-src blob:"])).toEqual([]);
  // A download is no part of a page, and needs no permission.
  expect(using(needs["blob:"]).sort()).toEqual([
    "features/account/security/recovery-codes-window.tsx",
    "features/markets/market-wrap.tsx",
    `${alerts}/admin/keep-recording.ts`,
    ...players,
    "features/schedule/download-menu.tsx",
  ]);
  expect(contentSecurityPolicy().match(/[^; ]+ blob:[^;]*/g)).toEqual(["media-src blob: https:"]);
});
