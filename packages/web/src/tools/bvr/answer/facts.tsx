import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { money, moneyWithCents } from "../../../lib/format/format";
import { editorOf } from "../../../lib/paths";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { propertyOf } from "../../../scenario/document";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { placeName } from "../../../scenario/names/place-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Icon } from "../../../ui/icon";

/** The home and the loan that the answer is of; a press goes to where they are typed. */
export function Facts({ figures: { loan, scenario } }: { figures: RentOrBuyFigures }) {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  const home = loan && propertyOf(document, loan.propertyID);
  const result = loan && resultOf({ document, client }, loan);
  const price = scenario?.properties[0]?.purchaseDetails[0]?.price ?? null;
  const facts = [
    ["Price", price === null ? null : money(price)],
    ["Loan", result ? money(result.amount) : null],
    ["P&I", result ? moneyWithCents(result.monthly.principalAndInterest) : null],
    ["Filing", filingWords(client)],
  ] as const;
  return (
    <section
      aria-label="Home and loan"
      className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 border-line border-b bg-canvas px-6 py-2 text-sm phone:hidden"
    >
      <Link
        to={editorOf({ tool: "bvr", reportID: document.id })}
        className="mr-auto inline-flex min-w-0 items-center gap-2 hover:underline"
      >
        <Icon of={MapPin} size={14} className="text-fg-3" />
        <b className="font-semibold">{home ? placeName(home, 0) : "No home yet"}</b>
        {home?.city && (
          <span className="truncate text-fg-2">
            {[home.city, [home.state, home.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
          </span>
        )}
      </Link>
      {facts.map(
        ([label, value]) =>
          value && (
            <span key={label} className="num text-fg-3">
              {label} <b className="ml-1 font-medium text-fg">{value}</b>
            </span>
          ),
      )}
    </section>
  );
}

const filings = { single: "Single", joint: "Joint", separate: "Separate", head: "Head of household" } as const;

function filingWords(client: { filingStatus?: string | null; monthlyIncome?: number | null } | null): string | null {
  const status = filings[client?.filingStatus as keyof typeof filings];
  const income = client?.monthlyIncome ? `${money(client.monthlyIncome)} a month` : null;
  return [status, income].filter(Boolean).join(", ") || null;
}
