import { quantity } from "../../lib/format/format";

/** "seen 590 times", in one piece: a number that ends a line would lose its noun. */
export const Counted = ({ word, number }: { word: string; number: number }) => (
  <span className="whitespace-nowrap">{`${word} ${quantity(number, "time")}`}</span>
);
