import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { HowWeCount } from "../assumed-card";
import type { ToolPageProps } from "../tool-page";
import { RentOrBuyChapters } from "./chapters";
import { RentOrBuyHero } from "./hero";
import { useRentOrBuyWords } from "./words";

/** Buying or renting: its answer, then its chapters. */
export default function RentOrBuyPage({ answer, blocks: { assumptions }, ideas }: ToolPageProps<RentOrBuy>) {
  const words = useRentOrBuyWords();
  if (!assumptions) return null;
  const rent = assumptions.rent ?? 0;
  return (
    <>
      <RentOrBuyHero answer={answer} rent={rent} />
      <RentOrBuyChapters answer={answer} rent={rent} assumptions={assumptions} ideas={ideas} />
      <HowWeCount words={words.counting} investmentReturn={assumptions.investmentReturn} />
    </>
  );
}
