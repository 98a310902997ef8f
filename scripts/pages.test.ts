import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** What is written when somebody asks for it, and not committed. */
const written = ["docs/api.md"];
const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")].filter((page) => !written.includes(page));
/** Pages of today, whose paths must exist; a decision may tell of a file that is gone. Coverage has a test of its own. */
const current = pages.filter((page) => !page.startsWith("docs/decisions/") && page !== "docs/coverage.md");

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

it.each(pages)("every link of %s leads to a file", (page) => {
  const links = all(readFileSync(page, "utf8"), /\]\(([^)#]+)[^)]*\)/g).filter((link) => !/^https?:/.test(link));
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

it.each(current)("every path in %s exists", (page) => {
  const paths = all(readFileSync(page, "utf8"), /`((?:packages|stacks|scripts|docs|e2e|bench)\/[\w./-]*)`/g);
  expect(paths.filter((path) => !existsSync(path) && !written.includes(path))).toEqual([]);
});
