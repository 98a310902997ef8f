import { afterEach, expect, it, vi } from "vitest";
import { logError } from "./log";

afterEach(() => vi.restoreAllMocks());

it("logs what failed with its causes, and names nobody's address", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const refused = new Error("The following identities failed the check: elena.m+home@mail.example.com, <o'hara@x.org>");
  logError(new Error("The mail was not sent.", { cause: refused }), { mail: "sml_1" });
  const line = said.mock.calls[0]![0] as string;
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    mail: "sml_1",
    causes: [
      { message: "The mail was not sent." },
      { message: "The following identities failed the check: (an address), <(an address)>" },
    ],
  });
  expect(line).not.toMatch(/elena|mail\.example|x\.org/);
  // The stack still says where in which package it was.
  expect(JSON.parse(line).causes[0].stack).toMatch(/log\.test\.ts:\d+/);
  logError("jane@x.org is not verified");
  expect(said.mock.calls[1]![0]).toContain("(an address) is not verified");
});
