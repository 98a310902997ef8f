import { cleanup, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { clientEn } from "../../../lib/words/client.en";
import { kinds } from "../../kinds.fixture";
import { amountSays, aprSays, GoodToKnow } from "./good-to-know";
import { SkinContext } from "./skin";
import { refinance, skinFor } from "./skin.fixture";

const says = (kind: string, at = 0) => {
  const { picked } = skinFor(kinds[kind]!, at);
  return { apr: aprSays(picked, { client: clientEn }), amount: amountSays(picked, { client: clientEn }), picked };
};

it("says of each kind of loan what its APR counts, and nothing of what it does not", () => {
  const insured = "FHA, VA and USDA, premiums financed or paid";
  expect(says(insured, 0).apr).toContain("mortgage insurance counted in");
  expect(says(insured, 1).apr).toContain("the VA funding fee counted in");
  expect(says(insured, 1).apr).not.toContain("insurance");
  expect(says(insured, 3).apr).toContain("the USDA guarantee fee");
  expect(says("adjustable rates").apr).toMatch(
    /^The rate can change\. .*assumes that the index stays where it is today\.$/,
  );
  expect(says("a second loan").apr).toMatch(
    /It covers the first loan only\. The second loan, at 8\.5%, is not in it\.$/,
  );
  expect(says("cash, and payments beyond those due").apr).toBeNull();
});

it("names a finance charge that was typed apart, in place of what it stands for", () => {
  const report = kinds["FHA, VA and USDA, premiums financed or paid"]!;
  const [first, ...others] = report.loans;
  const typed = { ...report, loans: [{ ...first!, customAPRCost: 4200 }, ...others] };
  const { picked } = skinFor(typed);
  const said = aprSays(picked, { client: clientEn });
  expect(said).toContain("with the finance charge and mortgage insurance counted in");
  expect(said).toContain("Your loan officer entered the finance charge as one amount, $4,200.");
  expect(said).not.toMatch(/points|prepaid interest/);
});

it("counts a temporary buydown in where the borrower pays for it, and not as the lender's charge", () => {
  const report = kinds["temporary buydowns by each payer"]!;
  const loans = report.loans.map((loan) => ({ ...loan, points: 1, closingCosts: 0, escrows: undefined }));
  const said = loans.map((_, at) => {
    const { picked } = skinFor({ ...report, loans }, at);
    return [picked.loan.buydownPaidBy, aprSays(picked, { client: clientEn })];
  });
  expect(new Set(said.map(([payer]) => payer))).toEqual(new Set(["seller", "lender", "borrower"]));
  for (const [payer, says] of said)
    expect(says).toContain(`with points${payer === "borrower" ? " and the temporary buydown" : ""} counted in`);
});

it("says nothing of an APR that is the rate", () => {
  const { picked } = says("conventional loans on two homes, at several prices, one with a typed APR");
  const result = { ...picked.result, apr: Number(picked.loan.rate) };
  expect(aprSays({ ...picked, result }, { client: clientEn })).toBeNull();
});

it("says why more is lent than the home takes, by the fee's own name", () => {
  const { amount, picked } = says("FHA, VA and USDA, premiums financed or paid", 1);
  expect(picked.result.amount).toBeGreaterThan(picked.result.baseAmount);
  expect(amount).toMatch(/^You borrow \$[\d,]+, and \$[\d,]+ of the VA funding fee is added to the loan\.$/);
  expect(says("adjustable rates").amount).toBeNull();
});

it("says that a debt becomes secured by the home where it is not already", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const drawn = (type: "card" | "heloc" | "mortgage") => {
    const { debts, ...rest } = refinance();
    render(
      <SkinContext value={skinFor({ ...rest, debts: debts.map((debt) => ({ ...debt, type })) })}>
        <GoodToKnow />
      </SkinContext>,
    );
    const found = screen.queryByRole("heading", { name: clientEn.plain.known.secured });
    cleanup();
    return found !== null;
  };
  expect([drawn("card"), drawn("heloc"), drawn("mortgage")]).toEqual([true, false, false]);
  vi.unstubAllGlobals();
});
