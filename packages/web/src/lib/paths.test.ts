import { defaultTool } from "@highway/core/tools/pure/names";
import { describe, expect, it } from "vitest";
import {
  editorOf,
  keepingQuery,
  keepsReport,
  paths,
  reviewOf,
  safeNext,
  scheduleOf,
  sharedLinksOf,
  signInTo,
} from "./paths";

describe("safeNext", () => {
  it.each([
    ["/clients?x=1#a", "/clients?x=1#a"],
    ["/lc2/property?reportID=rpt_1", "/lc2/property?reportID=rpt_1"],
  ])("goes on to %s", (next, path) => expect(safeNext(next)).toBe(path));
  it.each([
    null,
    "",
    "https://evil.example/x",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/sign-in",
    "/..//evil.example",
    "/.//evil.example",
    "/./\\/evil.example",
    `${location.origin}//evil.example`,
  ])("does not follow %s", (next) => expect(safeNext(next)).toBe(paths.dashboard));
});

it("brings a person back to the whole address", () =>
  expect(safeNext(new URL(signInTo("/clients?a=1&b=2"), "http://x").searchParams.get("next"))).toBe(
    "/clients?a=1&b=2",
  ));

it("leaves out what is not known", () => {
  expect(editorOf({ tool: defaultTool, reportID: null, clientID: "cli_1" })).toBe("/lc2/property?clientID=cli_1");
  expect(editorOf({ tool: defaultTool })).toBe("/lc2/property");
});

describe("keepsReport", () => {
  it.each([
    "/lc2/property",
    "/lc2/results",
    scheduleOf({ tool: defaultTool }),
    "/pa/review",
    "/lc2/live-share/report",
    "/lc2/share",
  ])("on %s", (path) => expect(keepsReport(path)).toBe(true));
  it.each(["/clients", "/members/dashboard", "/lc2/property-list"])("not on %s", (path) =>
    expect(keepsReport(path)).toBe(false),
  );
});

it("names the report whose links are shown where addresses of this kind keep it", () => {
  expect(keepsReport(paths.sharedLinks)).toBe(false);
  expect(sharedLinksOf("rpt_1")).toBe("/members/shared-links?report=rpt_1");
});

it("keeps the current query on the way to another page of the report, but not what begins a new one", () => {
  const review = reviewOf({ tool: defaultTool, reportID: "rpt_2" });
  const current = new URLSearchParams("reportID=rpt_1&isNestedPA=true&new=1&destination=edit");
  expect(keepingQuery(review, current)).toBe("/lc2/review?reportID=rpt_2&isNestedPA=true&destination=edit");
  expect(keepingQuery(editorOf({ tool: defaultTool }), new URLSearchParams())).toBe("/lc2/property");
});
