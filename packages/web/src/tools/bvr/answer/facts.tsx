import { money, moneyWithCents } from "../../../lib/format/format";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Facts } from "../../every/answer/facts";

/** The price, the loan and who files taxes: a saving in taxes is part of the answer. */
export function RentOrBuyFacts({ figures: { loan, scenario } }: { figures: RentOrBuyFigures }) {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  const result = loan && resultOf({ document, client }, loan);
  const price = scenario?.properties[0]?.purchaseDetails[0]?.price ?? null;
  return (
    <Facts
      loan={loan}
      facts={[
        ["Price", price === null ? null : money(price)],
        ["Loan", result ? money(result.amount) : null],
        ["P&I", result ? moneyWithCents(result.monthly.principalAndInterest) : null],
        ["Filing", filingWords(client)],
      ]}
    />
  );
}

const filings = { single: "Single", joint: "Joint", separate: "Separate", head: "Head of household" } as const;

function filingWords(client: { filingStatus?: string | null; monthlyIncome?: number | null } | null): string | null {
  const status = filings[client?.filingStatus as keyof typeof filings];
  const income = client?.monthlyIncome ? `${money(client.monthlyIncome)} a month` : null;
  return [status, income].filter(Boolean).join(", ") || null;
}
