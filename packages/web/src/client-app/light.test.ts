import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import exported from "../../export.html?raw";
import shared from "../../live-share.html?raw";

const tokens = readFileSync(join(import.meta.dirname, "../theme/tokens.css"), "utf8");

it("shows clients light pages, on screen and on paper, whatever theme their system or their officer has", () => {
  for (const document of [shared, exported]) {
    expect(document).toMatch(/<html [^>]*data-theme="light"/);
    // The script that puts on a remembered theme is the officer's alone.
    expect(document).not.toContain('data-inline="theme"');
  }
  // A theme is worn by name, never by what the system says.
  expect(tokens).toContain('[data-theme="dark"]');
  expect(tokens).not.toContain("prefers-color-scheme");
});
