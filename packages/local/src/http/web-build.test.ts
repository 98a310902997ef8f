import { relative } from "node:path";
import { expect, it } from "vitest";
import { sourceFiles } from "./web-build";

it("builds anew after a change of whatever the build reads, and not after one of what it wrote or of a test", async () => {
  const web = `${import.meta.dirname}/../../../web`;
  const files = (await sourceFiles()).map((file) => relative(web, file));
  // A page whose inline script is older than the policy that allows it by its hash would not run it.
  const read = [
    "inline/early-requests.js",
    "inline-scripts.ts",
    "print-page.ts",
    "index.html",
    "vite.config.ts",
    "src/main.tsx",
  ];
  expect(files).toEqual(
    expect.arrayContaining([...read, "../engine/src/scenario/outcomes/result.ts", "../../package-lock.json"]),
  );
  expect(files.filter((file) => file.startsWith("dist/") || file.includes(".test."))).toEqual([]);
});
