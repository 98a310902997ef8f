import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { officerColumns } from "../../columns";
import EstimateForm from "./estimate-form";
import { WorkingContext } from "./use-working";

const basis = { document: fourLoans(), client: null };
const columns = officerColumns(basis);
const line = (name: RegExp) => screen.getAllByRole("row", { name })[0]!;

it("shows one loan's three pages, another when it is chosen, and opens the workings that there are", () => {
  const toggle = vi.fn();
  render(
    <WorkingContext value={{ open: null, toggle }}>
      <EstimateForm columns={columns} basis={basis} />
    </WorkingContext>,
  );
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Page 1",
    "Page 2",
    "Page 3",
  ]);
  expect(screen.getByText(/An estimate: the form itself comes from the lender/)).toBeDefined();
  const before = line(/^Loan Amount/).textContent;
  fireEvent.change(screen.getByRole("combobox"), { target: { value: columns[2]!.id } });
  expect(line(/^Loan Amount/).textContent).not.toBe(before);
  expect(line(/^Loan type/).textContent).toContain("FHA");
  fireEvent.click(within(line(/^Annual Percentage Rate/)).getByRole("button"));
  expect(toggle).toHaveBeenCalledWith(expect.objectContaining({ loanID: columns[2]!.id, figure: "apr" }));
  expect(within(line(/^D\. TOTAL LOAN COSTS/)).queryByRole("button")).toBeNull();
});

it("has nothing of loans that have no figures, and says of cash why there is no form", () => {
  const none = officerColumns(basis).map((column) => ({ ...column, result: null }));
  const { unmount } = render(<EstimateForm columns={none} basis={basis} />);
  expect(document.body.textContent).toBe("");
  unmount();
  const [first, ...others] = basis.document.loans;
  const cash = {
    ...basis,
    document: { ...basis.document, loans: [{ ...first!, program: "allCash" as const }, ...others] },
  };
  render(<EstimateForm columns={officerColumns(cash)} basis={cash} />);
  expect(screen.getByText("Nothing is borrowed, so there is no Loan Estimate.")).toBeDefined();
});
