import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { moneyWithCents } from "../../../lib/format/format";
import { FallRows } from "../../../report/answer/fall-rows";
import { type FallRow, fallsOf } from "../../../report/rent-or-buy/sections";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";

const drawn = ({ key, label, amount, explains }: FallRow) => ({
  key,
  label,
  amount,
  figure: <Figure of={explains}>{moneyWithCents(amount)}</Figure>,
});

/** Where the money goes: what each side has at the end, line by line to the cent. */
export function Falls({ answer, costToSell }: { answer: RentOrBuy; costToSell: number }) {
  const { owner, renter } = fallsOf(answer, costToSell);
  const { ownerWealth, renterWealth, difference } = answer.atHorizon;
  const total = (label: string, amount: number, explains: "ownerWealth" | "renterWealth") => ({
    ...drawn({ key: explains, label, amount, explains }),
    isTotal: true,
  });
  return (
    <Section title={words.sections.falls} note={words.fallsNote(answer.horizon)}>
      <FallRows
        groups={[
          {
            key: "owner",
            title: words.buying,
            side: "first",
            rows: [...owner.map(drawn), total(words.ownerHas, ownerWealth, "ownerWealth")],
          },
          {
            key: "renter",
            title: words.renting,
            side: "second",
            rows: [...renter.map(drawn), total(words.renterHas, renterWealth, "renterWealth")],
          },
        ]}
        sum={{
          label: words.aheadBy(difference),
          figure: <Figure of="difference">{moneyWithCents(Math.abs(difference))}</Figure>,
        }}
      />
    </Section>
  );
}
