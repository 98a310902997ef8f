import { describe, expect, it } from "vitest";
import { fourLoans } from "../scenario.fixture";
import type { SavedState } from "../store/store";
import type { LocalCopy, ServerCopy } from "./working-copy";
import { chooseCopy, newestCopy } from "./working-copy";

const early = "2026-11-20T14:00:00.000Z";
const late = "2026-11-20T14:14:00.000Z";
const document = fourLoans();
const typed = { ...document, name: "typed" };
const local = (fields: Partial<LocalCopy> = {}): LocalCopy => ({
  id: document.id,
  clientID: "cli_1",
  basedOn: early,
  document: typed,
  at: Date.parse(late),
  sent: null,
  ...fields,
});
const server = (fields: Partial<ServerCopy> = {}): ServerCopy => ({
  id: document.id,
  clientID: "cli_1",
  basedOn: early,
  document: { ...document, name: "from the server" },
  updatedAt: early,
  ...fields,
});
const saved: SavedState = { document, lastUpdated: early, status: "complete", clientID: "cli_1" };

describe("the newest copy", () => {
  it("is this device's where it holds what the server never got", () =>
    expect(newestCopy(local(), server())!.document.name).toBe("typed"));
  it("is the server's where this device's went there and another wrote since", () =>
    expect(newestCopy(local({ sent: early }), server({ updatedAt: late }))!.document.name).toBe("from the server"));
  it("is the later of two that never met", () =>
    expect(newestCopy(local({ at: Date.parse(early) }), server({ updatedAt: late }))!.document.name).toBe(
      "from the server",
    ));
  it("is none where the server's was saved or thrown away elsewhere", () =>
    expect(newestCopy(local({ sent: early }), null)).toBeNull());
  it("is this device's where the network was lost before it was sent", () =>
    expect(newestCopy(local(), null)!.document.name).toBe("typed"));
});

describe("what opens", () => {
  const copy = newestCopy(local(), null)!;
  it("is the saved report without a copy", () => expect(chooseCopy(saved, null).kind).toBe("saved"));
  it("is the saved report when the copy says the same", () =>
    expect(chooseCopy(saved, { ...copy, document: fourLoans() }).kind).toBe("saved"));
  it("is what was typed, when it began from the saved report", () =>
    expect(chooseCopy(saved, copy).kind).toBe("restored"));
  it("is what was typed, when nothing was saved yet", () =>
    expect(chooseCopy(null, { ...copy, basedOn: null }).kind).toBe("restored"));
  it("is asked, when the report was saved elsewhere since", () =>
    expect(chooseCopy({ ...saved, lastUpdated: late }, copy).kind).toBe("overtaken"));
});
