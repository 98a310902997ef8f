import { expect, it } from "vitest";
import { failuresOf } from "./test-failures";

it("says of Vitest's report which tests failed and how, and which file could not be run", () => {
  const testResults = [
    {
      name: "a.test.ts",
      assertionResults: [
        { status: "passed", fullName: "adds" },
        { status: "failed", fullName: "rounds", failureMessages: ["expected 1 to be 2\n  at a.test.ts:3"] },
      ],
    },
    { name: "b.test.ts", message: "no such module", assertionResults: [] },
    { name: "c.test.ts", message: "", assertionResults: [] },
  ];
  expect(failuresOf({ testResults })).toEqual([
    "a.test.ts: rounds\n    expected 1 to be 2\n      at a.test.ts:3",
    "b.test.ts\n    no such module",
  ]);
});

it("says of Playwright's report which journeys failed, at which width and why", () => {
  const spec = (title: string, ok: boolean) => ({
    ok,
    title,
    file: "editor.spec.ts",
    line: 7,
    tests: [{ projectName: "phone", results: [ok ? {} : { error: { message: "not seen" } }] }],
  });
  const suites = [{ specs: [spec("opens", true)], suites: [{ specs: [spec("saves", false)] }] }];
  expect(failuresOf({ suites })).toEqual(["editor.spec.ts:7 phone: saves\n    not seen"]);
});
