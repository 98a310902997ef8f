import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { moneyWithCents } from "../../../lib/format/format";
import { currentNotices, notify } from "../../../lib/notify";
import { SessionContext } from "../../../lib/session";
import { comparedLoans } from "../../../scenario/document";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { openDocument, undo, useScenario } from "../../../scenario/store/store";
import { LoanWindow } from "./loan-window";
import { closeLoan, openLoan, openNewLoan } from "./open-loan";

const inCommon = (id: string) => `GET /v2/client/reports/${id}/in-common`;
const pa = { tool: "pa" as const, id: "rpt_01jd000000000000000000000p" };
let api: ReturnType<typeof fakeApi>;
let shared: { loans: string[]; properties: string[] };

function open(attachedReports: readonly (typeof pa)[] = []) {
  const document = { ...fourLoans(), toolMeta: { type: "purchase" as const, attachedReports } };
  const saved = { document, lastUpdated: crypto.randomUUID(), status: "complete" as const, clientID: "cli_1" };
  openDocument({ document, client: { _id: "cli_1", name: "Elena" }, saved });
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  shared = { loans: [], properties: [] };
  api = fakeApi({
    "GET /v1/user/corp-permissions": () => ({ data: { showUSDA: false } }),
    [inCommon(fourLoans().id)]: () => ({ data: [{ ...pa, ...shared }] }),
  });
  open();
  render(
    <SessionContext value={{ user: exampleUser, replaceUser: vi.fn() }}>
      <LoanWindow />
    </SessionContext>,
  );
});
afterEach(() => {
  closeLoan();
  cleanup();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loans = () => comparedLoans(useScenario.getState().document);
const drawer = () => screen.findByRole("dialog");
const question = () => screen.findByRole("alertdialog");
const press = async (name: string, within_: HTMLElement) =>
  userEvent.click(within(within_).getByRole("button", { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const typeRate = (rate: string, place = 2) => {
  const field = screen.getByRole("textbox", { name: `Rate, loan ${"ABCDEF"[place - 1]}` });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: rate } });
  fireEvent.blur(field);
};
const edit = async (id = "two") => {
  openLoan(id);
  return drawer();
};

describe("the drawer of a loan", () => {
  it("holds every field of the loan form and what it comes to", async () => {
    const lines = within(await edit()).getAllByRole("rowheader");
    const names = lines.map(({ textContent }) => textContent);
    for (const name of ["Name", "Property and price", "Program", "Type", "Term", "Rate", "Points", "APR"])
      expect(names).toContain(name);
    for (const name of ["Down payment", "Second loan", "Credits", "Mortgage insurance", "Upfront MI"])
      expect(names).toContain(name);
    // Once as a cost, once as a part of the loan.
    for (const name of ["Closing costs", "Prepaids and escrows"])
      expect(names.filter((each) => each === name)).toHaveLength(2);
    expect(names.slice(-3)).toEqual(["Total payment", "Cash to close", "APR"]);
    typeRate("6");
    const { document, client } = useScenario.getState();
    const { monthly } = resultOf({ document, client }, document.loans[1]!)!;
    expect(await within(await drawer()).findByText(moneyWithCents(monthly.total!))).toBeTruthy();
  });

  it("closes at once when nothing was changed", async () => {
    await press("Close", await edit());
    await isClosed();
    expect(loans()).toEqual(fourLoans().loans);
  });

  it("with changes asks: keep editing, or discard as one step of undo", async () => {
    const window = await edit();
    typeRate("5");
    await press("Close", window);
    await press("Keep editing", await question());
    expect(loans()[1]!.rate).toBe(5);
    await press("Close", await drawer());
    await press("Discard", await question());
    await isClosed();
    expect(loans()).toEqual(fourLoans().loans);
    undo();
    expect(loans()[1]!.rate).toBe(5);
  });

  it("keeps changes on Save, and on Done without asking", async () => {
    const window = await edit();
    typeRate("5");
    await userEvent.keyboard("{Escape}");
    await press("Save", await question());
    await isClosed();
    expect(loans()[1]!.rate).toBe(5);
    await edit("one");
    typeRate("4.5", 1);
    await press("Done", await drawer());
    await isClosed();
    expect(loans()[0]!.rate).toBe(4.5);
    expect(window.isConnected).toBe(false);
  });

  it("takes the loan away with one press back", async () => {
    await press("Remove loan", await edit());
    await isClosed();
    expect(loans()).toHaveLength(3);
    expect(currentNotices().map(({ text }) => text)).toEqual(["Conventional 30, 1 point removed."]);
  });
});

describe("a new loan", () => {
  const add = async () => {
    void openNewLoan();
    return drawer();
  };
  it("has the last one's terms, and stays when it is added", async () => {
    const window = await add();
    expect(loans()).toHaveLength(5);
    expect(loans()[4]).toMatchObject({ rate: loans()[3]!.rate, name: "" });
    typeRate("5", 5);
    await press("Add loan", window);
    await isClosed();
    expect(loans()[4]!.rate).toBe(5);
  });
  it("goes again when it is given up, and asks first when something was typed", async () => {
    await press("Cancel", await add());
    await isClosed();
    expect(loans()).toHaveLength(4);
    const window = await add();
    typeRate("5", 5);
    await press("Cancel", window);
    await press("Discard", await question());
    await isClosed();
    expect(loans()).toEqual(fourLoans().loans);
  });
});

describe("a loan that other reports of a purchase analysis hold too", () => {
  const sentence = "Changes will be applied across all reports in Purchase Analysis";
  beforeEach(() => {
    shared.loans = ["two"];
    open([pa]);
  });

  it("is changed everywhere only once the officer has agreed", async () => {
    const window = await edit();
    typeRate("5");
    await press("Done", window);
    expect((await question()).textContent).toContain(sentence);
    await press("Cancel", await question());
    expect(await drawer()).toBeTruthy();
    await press("Close", await drawer());
    await press("Save", await question());
    await screen.findByText(sentence);
    await press("Confirm", await question());
    await isClosed();
    expect(loans()[1]!.rate).toBe(5);
  });

  it("is not asked about when another loan or nothing was changed", async () => {
    await press("Done", await edit());
    await isClosed();
    const window = await edit("one");
    typeRate("5", 1);
    await press("Done", window);
    await isClosed();
    expect(api.of(inCommon(fourLoans().id))).toHaveLength(1);
  });

  it("is nobody's question in a report that stands alone", async () => {
    open();
    const window = await edit();
    typeRate("5");
    await press("Done", window);
    await isClosed();
    expect(api.of(inCommon(fourLoans().id))).toEqual([]);
  });
});
