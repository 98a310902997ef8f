import { moneyWithCents } from "../../../lib/format/format";

/** "$3,033.27" with small cents: the dollars are what is read from afar. */
export function SplitMoney({ value, className }: { value: number; className?: string }) {
  const [dollars, cents] = moneyWithCents(value).split(".");
  return (
    <span className="num">
      {dollars}
      <span className={className}>.{cents}</span>
    </span>
  );
}
