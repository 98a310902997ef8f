import { beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "../scenario.fixture";
import { forgetLocally, keepLocally, localCopies, localCopy } from "./local-copies";

const copy = (id: string, at = 1) => ({
  id,
  clientID: null,
  basedOn: null,
  sent: null,
  at,
  document: { ...fourLoans(), id },
});

beforeEach(() => localStorage.clear());

describe("copies on this device", () => {
  it("of a saved report are one for each tab, so that none writes over another's", async () => {
    const named = (name: string) => ({
      ...copy("rpt_1"),
      basedOn: "then",
      document: { ...fourLoans(), id: "rpt_1", name },
    });
    keepLocally("usr_1", named("here"));
    vi.resetModules();
    const inAnotherTab = await import("./local-copies");
    inAnotherTab.keepLocally("usr_1", named("there"));
    expect(
      localCopies("usr_1")
        .map(({ document }) => document.name)
        .sort(),
    ).toEqual(["here", "there"]);
    expect(localCopy("usr_1", "rpt_1")).toMatchObject({ document: { name: "here" } });
    forgetLocally("usr_1", "rpt_1");
    expect(inAnotherTab.localCopy("usr_1", "rpt_1")).toMatchObject({ document: { name: "there" } });
  });

  it("come back as they were kept, wrong values and all", () => {
    const { loans } = fourLoans();
    const document = { ...fourLoans(), loans: loans.with(0, { ...loans[0]!, rate: "6.5.5" }) };
    keepLocally("usr_1", { ...copy(document.id), document });
    expect(localCopy("usr_1", document.id)!.document).toEqual(document);
  });

  it("are another officer's business", () => {
    keepLocally("usr_1", copy("rpt_1"));
    expect(localCopy("usr_2", "rpt_1")).toBeNull();
    expect(localCopies("usr_2")).toEqual([]);
  });

  it("give way to newer ones before the browser runs out of room", () => {
    for (let i = 0; i < 45; i++) keepLocally("usr_1", copy(`rpt_${i}`, i));
    const ids = localCopies("usr_1").map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(ids[0]).toBe("rpt_44");
    expect(ids).not.toContain("rpt_4");
  });

  it("are forgotten when asked", () => {
    keepLocally("usr_1", copy("rpt_1"));
    forgetLocally("usr_1", "rpt_1");
    expect(localCopy("usr_1", "rpt_1")).toBeNull();
  });

  it("that cannot be read count as none", () => {
    localStorage.setItem("highway.draft.usr_1.rpt_1", "{");
    localStorage.setItem("highway.draft.usr_1.rpt_2", '{"at":1,"document":{"id":"rpt_2"}}');
    expect(localCopy("usr_1", "rpt_1")).toBeNull();
    expect(localCopies("usr_1")).toEqual([]);
  });

  it("do without a storage that is refused or full", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepLocally("usr_1", copy("rpt_1"))).not.toThrow();
    refuse.mockRestore();
  });
});
