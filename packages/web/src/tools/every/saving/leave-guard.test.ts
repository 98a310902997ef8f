import { beforeEach, describe, expect, it } from "vitest";
import { editorOf as editorOfTool, paths, resultsOf } from "../../../lib/paths";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openBlank, openDocument } from "../../../scenario/store/store";
import { stays } from "./leave-guard";

type Query = Omit<Parameters<typeof editorOfTool>[0], "tool">;
const editorOf = (query: Query = {}) => editorOfTool({ tool: "lc2", ...query });

const to = (address: string) => {
  const { pathname, search } = new URL(address, "http://highway.test");
  return stays({ pathname, search });
};

describe("leaving", () => {
  beforeEach(() => {
    const document = fourLoans();
    openDocument({ document, client: null, saved: { document, lastUpdated: "", status: "draft", clientID: "cli_1" } });
  });
  it("is not going to the results of the same report", () =>
    expect(to(resultsOf({ tool: "lc2", reportID: fourLoans().id }))).toBe(true));
  it("is going to another report, or to a new one", () => {
    expect(to(editorOf({ reportID: "rpt_other" }))).toBe(false);
    expect(to(editorOf())).toBe(false);
  });
  it("is going to any other page", () => expect(to(paths.clients)).toBe(false));
  it("is not coming back to what was never saved, but is beginning another", () => {
    openBlank();
    expect(to(editorOf())).toBe(true);
    expect(to(editorOf({ clientID: "cli_1" }))).toBe(false);
    expect(to(editorOf({ isNew: true }))).toBe(false);
  });
});
