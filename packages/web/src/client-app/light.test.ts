import { expect, it } from "vitest";
import exported from "../../export.html?raw";
import shared from "../../live-share.html?raw";
import tokens from "../theme/tokens.css?raw";

it("shows clients light pages, on screen and on paper, whatever theme their system or their officer has", () => {
  for (const document of [shared, exported]) {
    expect(document).toMatch(/<html [^>]*data-theme="light"/);
    // The script that puts on a remembered theme is the officer's alone.
    expect(document).not.toContain('data-inline="theme"');
  }
  // A theme is worn by name, never by what the system says.
  expect(tokens).not.toContain("prefers-color-scheme");
});
