import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { serve } from "../../scenario/server.fixture";
import { openDocument, undo, useScenario } from "../../scenario/store/store";
import { Toaster } from "../../ui/overlays/toaster";
import ClosingCostsForm from "./closing-costs-form";

const at = "2026-11-20T15:00:00.000Z";
const entry = (number: number, name = `Worksheet ${number}`) => ({
  ccID: `wks_${number}`,
  ccData: JSON.stringify({ name, date: at }),
});
const fee = { usePercent: false, percentOf: "property" as const, APR: false, isCredit: false };
const details = {
  name: "Worksheet 2",
  created: at,
  data: {
    lender: [{ ...fee, name: "Processing", rate: 700 }],
    credits: [{ ...fee, name: "Seller credit", rate: 500 }],
  },
};
const saved = (list: unknown[]) => ({
  "GET /v1/closingCosts/all": { data: [{ data: list }] },
  "GET /v1/closingCosts/details": { data: [{ ccData: JSON.stringify(details) }] },
  "POST /v1/closingCosts/save": { data: "wks_new" },
  "DELETE /v1/closingCosts/wks_2": { data: [] },
});
const onClose = vi.fn();

async function show(routes: Parameters<typeof serve>[0] = saved([entry(1), entry(2)])) {
  const asked = serve(routes);
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <ClosingCostsForm id="one" place={0} onClose={onClose} />
      <Toaster />
    </SWRConfig>,
  );
  await screen.findByRole("dialog");
  const sent = () => asked.filter(({ method }) => method === "POST").map(({ body }) => read(body));
  return { asked, sent };
}
const read = (body: unknown) => {
  const { ccID, ccData } = body as { ccID: string | null; ccData: string };
  return { ccID, ...JSON.parse(ccData) };
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const loan = () => useScenario.getState().document.loans[0]!;
/** Types a text as a whole: each key would draw the form anew. */
const type = (name: string, text: string) => {
  const input = field(name);
  input.focus();
  fireEvent.change(input, { target: { value: text } });
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onClose.mockClear();
  localStorage.clear();
  const document = fourLoans();
  const { closingCostObj: _, ...first } = document.loans[0]!;
  openDocument({ document: { ...document, loans: [first] }, client: null, saved: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the closing cost worksheet", () => {
  it("says that a loan's own credits count in place of the worksheet's, until those are changed", async () => {
    const { name, data } = details;
    const own = { ...loan(), ccID: "wks_2", closingCostObj: { name, data }, credits: null };
    const creditsObj = { data: [{ ...fee, name: "Lender credit", rate: 900 }] };
    const { document } = useScenario.getState();
    openDocument({ document: { ...document, loans: [{ ...own, creditsObj }] }, client: null, saved: null });
    await show();
    const said = "This loan keeps the credits that were typed for it, $900, in place of the worksheet's.";
    expect(screen.getByText(said)).toBeTruthy();
    type("Amount of Seller credit", "600");
    expect(screen.queryByText(said)).toBeNull();
  });

  it("is filled, saved as new under a free name, and linked to the loan", async () => {
    const { sent } = await show(saved([entry(1, "New Closing Cost Worksheet")]));
    await screen.findByText("New Closing Cost Worksheet");
    type("Amount of Processing", "795");
    type("Amount of Seller credit", "1500");
    await press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText("New Closing Cost Worksheet 2 saved.")).toBeTruthy();
    const processing = { ...fee, name: "Processing", rate: 795, APR: true };
    expect(sent()).toMatchObject([
      { ccID: null, name: "New Closing Cost Worksheet 2", data: { lender: [processing] } },
    ]);
    expect(loan()).toMatchObject({ ccID: "wks_new", closingCosts: null, credits: null });
    expect(loan().closingCostObj).toMatchObject({
      name: "New Closing Cost Worksheet 2",
      data: { lender: [processing] },
    });
    expect(loan().creditsObj?.data).toMatchObject([{ name: "Seller credit", rate: 1500 }]);
    undo();
    expect(loan().ccID).toBeUndefined();
  });

  it("is loaded, and used as it is", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "Load Worksheet 2" }));
    expect(await screen.findByText("Worksheet 2 loaded.")).toBeTruthy();
    expect(field("Name").value).toBe("Worksheet 2");
    await press("Use for this loan");
    expect(sent()).toEqual([]);
    expect(loan()).toMatchObject({ ccID: "wks_2", closingCostObj: { name: "Worksheet 2", created: at } });
  });

  it("asks before it updates the template, and says when there is nothing to save", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "Load Worksheet 2" }));
    await screen.findByText("Worksheet 2 loaded.");
    type("Amount of Processing", "750");
    await press("Save");
    const dialog = await screen.findByRole("alertdialog", { name: "Update current template?" });
    expect(sent()).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Update" }));
    await waitFor(() => expect(sent()).toMatchObject([{ ccID: "wks_2", name: "Worksheet 2" }]));
  });

  it("says that there are no changes to save where it is used as it is", async () => {
    await show();
    await screen.findByText("Worksheet 1");
    await press("Save");
    expect(await screen.findByText("No changes to save.")).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("is saved as another one, under a name with a number", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "Load Worksheet 2" }));
    await screen.findByText("Worksheet 2 loaded.");
    await press("Save as");
    await waitFor(() => expect(sent()).toMatchObject([{ ccID: null, name: "Worksheet 3" }]));
  });

  it("loses a fee and gets it back, and takes one of the officer's own", async () => {
    await show();
    type("Amount of Processing", "795");
    await press("Remove Processing");
    expect(screen.queryByRole("textbox", { name: "Amount of Processing" })).toBeNull();
    expect(await screen.findByText("Processing removed.")).toBeTruthy();
    await press("Undo");
    expect(field("Amount of Processing").value).toBe("$795");
    await press("Add a fee: Optional Services");
    await userEvent.click(screen.getByRole("menuitem", { name: "Other fee", hidden: true }));
    await userEvent.type(field("Name of the fee"), "Courier");
    type("Amount of Courier", "40");
    expect(within(screen.getByRole("region", { name: "Optional Services" })).getByText("$40")).toBeTruthy();
  });

  it("offers to give a fee back only while its worksheet is in the form", async () => {
    await show();
    type("Amount of Application", "75");
    await press("Remove Application");
    await screen.findByText("Application removed.");
    await userEvent.click(screen.getByRole("button", { name: "Load Worksheet 2" }));
    await screen.findByText("Worksheet 2 loaded.");
    expect(screen.queryByText("Application removed.")).toBeNull();
  });

  it("offers no Undo that would put what was cleared into another worksheet", async () => {
    await show();
    type("Amount of Processing", "795");
    await press("Clear form");
    await screen.findByText("Form cleared.");
    await userEvent.click(screen.getByRole("button", { name: "Load Worksheet 2" }));
    await screen.findByText("Worksheet 2 loaded.");
    expect(screen.queryByText("Form cleared.")).toBeNull();
    expect(field("Amount of Processing").value).toBe("$700");
  });

  it("goes back to what was last saved, is cleared, and gives both back", async () => {
    await show();
    await userEvent.click(await screen.findByRole("button", { name: "Load Worksheet 2" }));
    await screen.findByText("Worksheet 2 loaded.");
    type("Amount of Processing", "1");
    await press("Cancel");
    expect(field("Amount of Processing").value).toBe("$700");
    await press("Undo");
    expect(field("Amount of Processing").value).toBe("$1");
    await press("Clear form");
    expect(field("Amount of Processing").value).toBe("");
    await press("Undo");
    expect(field("Amount of Processing").value).toBe("$1");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("asks before what was typed gives way to another worksheet", async () => {
    await show();
    type("Amount of Processing", "1");
    await userEvent.click(await screen.findByRole("button", { name: "Load Worksheet 2" }));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    expect(field("Amount of Processing").value).toBe("$1");
  });

  it("keeps what was typed when the page is left, until it is discarded", async () => {
    await show();
    type("Amount of Processing", "795");
    type("Amount of Appraisal", "TBD");
    cleanup();
    await show();
    expect(field("Amount of Processing").value).toBe("$795");
    expect(field("Amount of Appraisal").value, "a text that is no figure").toBe("TBD");
    expect(screen.getByText(/Your unsaved changes are back/)).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    expect(onClose).toHaveBeenCalled();
    cleanup();
    await show();
    expect(field("Amount of Processing").value).toBe("");
  });

  it("turns a fee's unit where dollars are pasted into percent, or percent into dollars", async () => {
    await show();
    const paste = (text: string) =>
      fireEvent.paste(field("Amount of Processing"), { clipboardData: { getData: () => text } });
    paste("1%");
    expect(field("Amount of Processing").value).toBe("1%");
    fireEvent.change(field("Amount of Processing"), { target: { value: "$850" } });
    expect(field("Amount of Processing").value).toBe("$850");
    paste("0.5%");
    paste("$4,000");
    expect(field("Amount of Processing").value).toBe("$4,000");
    expect(within(screen.getByRole("region", { name: "Lender" })).getByText("$4,000")).toBeTruthy();
  });

  it("keeps the cents of one pasted amount as those of a column, and adds them up; what is typed is whole dollars", async () => {
    await show();
    const paste = (text: string) =>
      fireEvent.paste(field("Amount of Processing"), { clipboardData: { getData: () => text } });
    const total = () => within(screen.getByRole("region", { name: "Lender" })).getByText(/^\$[\d,]+$/).textContent;
    paste("$1,250.50");
    expect([field("Amount of Processing").value, total()]).toEqual(["$1,250.50", "$1,251"]);
    paste("1,250.50\n40.25");
    const column = [field("Amount of Processing").value, total()];
    expect(column).toEqual(["$1,250.50", "$1,291"]);
    paste("1.125%");
    expect(field("Amount of Processing").value).toBe("1.125%");
    paste("$90.75");
    expect(field("Amount of Processing").value).toBe("$90.75");
    await userEvent.clear(field("Amount of Processing"));
    await userEvent.type(field("Amount of Processing"), "40.50");
    await userEvent.tab();
    expect(field("Amount of Processing").value).toBe("$40.50");
    expect(screen.getByText("Enter a whole number")).toBeTruthy();
  });

  describe("a pasted sheet", () => {
    const paste = (data: Record<string, string>) =>
      fireEvent.paste(field("Amount of Processing"), {
        clipboardData: { getData: (type: string) => data[type === "text" ? "text/plain" : type] ?? "" },
      });
    const sheet = "Processing\t$795\nCourier\t$40.50";

    it("offers its Undo until the key took it back", async () => {
      await show();
      paste({ "text/plain": sheet });
      expect(await screen.findByText("2 fees pasted.")).toBeTruthy();
      fireEvent.keyDown(field("Amount of Processing"), { key: "z", ctrlKey: true });
      expect(screen.queryByRole("textbox", { name: "Amount of Courier" })).toBeNull();
      expect(screen.queryByText("2 fees pasted.")).toBeNull();
    });

    it("offers no Undo that would take what was typed since", async () => {
      await show();
      paste({ "text/plain": sheet });
      expect(await screen.findByText("2 fees pasted.")).toBeTruthy();
      type("Amount of Processing", "800");
      expect(screen.queryByText("2 fees pasted.")).toBeNull();
      expect(field("Amount of Courier").value).toBe("$40.50");
    });

    it("keeps a line without an amount at the top, from where it is added once it is corrected", async () => {
      await show();
      paste({ "text/plain": `${sheet}\nSurvey TBD` });
      expect(await screen.findByText("2 fees pasted. 1 line is kept at the top for correction.")).toBeTruthy();
      expect(field("A name and an amount on each line").value).toBe("Survey TBD");
      fireEvent.change(field("A name and an amount on each line"), { target: { value: "Survey 65" } });
      await press("Add the fees");
      expect(field("Amount of Survey").value).toBe("$65");
    });

    it("is read where a page copied its table as HTML alone", async () => {
      await show();
      paste({ "text/html": "<table><tr><th>Processing<td>$795<tr><td>Courier<td>$40.50</table>" });
      expect(await screen.findByText("2 fees pasted.")).toBeTruthy();
      expect(field("Amount of Courier").value).toBe("$40.50");
    });
  });

  it("marks a fee that cannot be, and saves nothing of it", async () => {
    const { sent } = await show();
    await userEvent.click(
      within(screen.getByRole("radiogroup", { name: /Processing/ })).getByRole("radio", { name: "Percent" }),
    );
    type("Amount of Processing", "101");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Save");
    expect(screen.getByRole("alert").textContent).toBe("Enter a percentage between 0 and 100");
    expect(sent()).toEqual([]);
  });
});

describe("the saved worksheets", () => {
  it("come ten at a time", async () => {
    await show(saved(Array.from({ length: 12 }, (_, i) => entry(i + 1))));
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Load / })).toHaveLength(10));
    await press("View More");
    expect(screen.getAllByRole("button", { name: /^Load / })).toHaveLength(12);
    expect(screen.queryByRole("button", { name: "View More" })).toBeNull();
  });

  it("are said to be none, or not to be had", async () => {
    await show(saved([]));
    expect(await screen.findByText("You currently have no saved worksheets.")).toBeTruthy();
    cleanup();
    await show({ "GET /v1/closingCosts/all": { status: 500, error: { alertMessage: "No." } } });
    expect(await screen.findByText("Error getting closing cost worksheets.")).toBeTruthy();
  });

  it("are deleted after asking", async () => {
    const { asked } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "Delete Worksheet 2" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete worksheet?" });
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Worksheet deleted.")).toBeTruthy();
  });

  it.each([
    ["GET /v1/closingCosts/details", "Load Worksheet 2", "Error getting closing cost worksheet details."],
    ["POST /v1/closingCosts/save", "Save", "Error updating worksheet."],
    ["DELETE /v1/closingCosts/wks_2", "Delete Worksheet 2", "Error deleting worksheet."],
  ])("a failure of %s is said, also where no answer came", async (route, button, sentence) => {
    const refused = { status: 500, error: { code: "failed", alertMessage: sentence } };
    for (const failure of [refused, null]) {
      await show({ ...saved([entry(2)]), [route]: failure });
      await screen.findByText("Worksheet 2");
      if (button === "Save") type("Amount of Processing", "1");
      await press(button);
      if (button.startsWith("Delete")) await press("Delete");
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(onClose).not.toHaveBeenCalled();
      if (button === "Save") expect(field("Amount of Processing").value).toBe("$1");
      cleanup();
    }
  });
});

describe("a worksheet for several loans", () => {
  const linked = (rate: number) => ({
    ccID: "wks_2",
    closingCosts: null,
    closingCostObj: { ...details, data: { lender: [{ ...fee, name: "Processing", rate }] } },
  });
  const open = (first: object) => {
    const document = fourLoans();
    const [one, two, three] = document.loans;
    const loans = [
      { ...one!, ...first },
      { ...two!, ...linked(605) },
      { ...three!, closingCosts: 5000, ccID: undefined, closingCostObj: undefined },
    ];
    openDocument({ document: { ...document, loans }, client: null, saved: null });
  };
  const loans = () => useScenario.getState().document.loans;
  const costs = () => loans().map((each) => each.closingCostObj?.data.lender?.[0]?.rate);

  it("is used for all of them as one step of undo", async () => {
    open(linked(700));
    const before = loans();
    await show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Use for all 3 loans" }));
    await press("Use for all loans");
    expect(onClose).toHaveBeenCalled();
    expect(costs()).toEqual([700, 700, 700]);
    expect(loans()[2]).toMatchObject({ ccID: "wks_2", closingCosts: null });
    undo();
    expect(loans()).toEqual(before);
  });

  it("tells once it is updated which loans keep the older copy and by how much, and updates them", async () => {
    open(linked(605));
    await show({ ...saved([entry(1), entry(2)]), "POST /v1/closingCosts/save": { data: "wks_2" } });
    type("Amount of Processing", "750");
    await press("Save");
    await userEvent.click(await screen.findByRole("button", { name: "Update" }));
    const dialog = await screen.findByRole("dialog", { name: "Loans with the older copy" });
    expect(within(dialog).getByText("Closing costs rise by $145, from $605 to $750.")).toBeTruthy();
    expect(costs()).toEqual([750, 605, undefined]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Update Loan B" }));
    expect(costs()).toEqual([750, 750, undefined]);
    expect(within(dialog).getByText("All loans have the new copy.")).toBeTruthy();
    undo();
    expect(costs()).toEqual([750, 605, undefined]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
    expect(onClose).toHaveBeenCalled();
  });

  it("tells in its form of a copy that is older than what is saved, whenever that was", async () => {
    open(linked(605));
    const changed = { ...details, data: { lender: [{ ...fee, name: "Processing", rate: 700 }] } };
    await show({
      ...saved([entry(1), entry(2)]),
      "GET /v1/closingCosts/details": { data: [{ ccData: JSON.stringify(changed) }] },
    });
    const panel = await screen.findByRole("region", { name: "Older copies" });
    expect(within(panel).getAllByText("Closing costs rise by $95, from $605 to $700.")).toHaveLength(2);
    await userEvent.click(within(panel).getByRole("button", { name: "Update all 2" }));
    expect(costs()).toEqual([700, 700, undefined]);
  });

  it("begins with the total that was typed for the loan, lowered by what is listed", async () => {
    open({ closingCosts: 5688, ccID: undefined, closingCostObj: undefined });
    await show();
    expect(field("Amount of Closing costs, not itemized").value).toBe("$5,688");
    type("Amount of Processing", "688");
    await press("Lower it to $5,000");
    expect(field("Amount of Closing costs, not itemized").value).toBe("$5,000");
    await press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(loans()[0]).toMatchObject({ closingCosts: null, ccID: "wks_new" });
  });

  it("lowers the line of the typed total to the cent, and raises it again where a fee goes", async () => {
    open({ closingCosts: 5688, ccID: undefined, closingCostObj: undefined });
    await show();
    const line = () => field("Amount of Closing costs, not itemized").value;
    fireEvent.paste(field("Amount of Processing"), { clipboardData: { getData: () => "Processing\t687.65" } });
    await press("Lower it to $5,000.35");
    expect(line()).toBe("$5,000.35");
    expect(screen.queryByRole("button", { name: /^(Lower|Raise) it/ })).toBeNull();
    await press("Remove Processing");
    await press("Raise it to $5,688");
    expect(line()).toBe("$5,688");
  });

  it("asks before lines that no fee took are given up", async () => {
    open(linked(605));
    const { sent } = await show();
    await press("Paste");
    await userEvent.type(screen.getByRole("textbox", { name: "A name and an amount on each line" }), "Survey TBD");
    expect(screen.getByText("It has no amount.")).toBeTruthy();
    await press("Save");
    expect(await screen.findByRole("alertdialog", { name: "Save without the lines that are left?" })).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
