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
  expect(using(needs["media-src"])).toEqual([]);
  expect(using(needs["worker-src blob:"])).toEqual([]);
  // A download is no part of a page, and needs no permission.
  expect(using(needs["blob:"]).sort()).toEqual([
    "features/account/security/recovery-code-list.tsx",
    "features/schedule/download-menu.tsx",
  ]);
  expect(contentSecurityPolicy()).not.toMatch(/media-src|blob:/);
});
