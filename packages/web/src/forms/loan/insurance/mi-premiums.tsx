import { count, money } from "../../../lib/format/format";
import { useResult } from "../../fields/use-result";

/** What the premiums come to, for how long, and the score they are priced by. */
export function Premiums({ id }: { id: string }) {
  const result = useResult(id);
  if (!result) return <p className="text-fg-3">The premiums show once the loan has its price, rate and term.</p>;
  const { MI, upfrontMI, miMonths, payoffMonths, missing, creditScore } = result;
  const paid = miMonths === payoffMonths ? "for the life of the loan" : `for ${count(miMonths)} payments`;
  const lines = [
    { label: "Each month", figure: dollars(MI), words: MI ? paid : "" },
    {
      label: "Upfront",
      figure: missing.some(({ field }) => field === "upfrontMI") ? "\u2014" : dollars(upfrontMI),
      words: "",
    },
    {
      label: "Credit score",
      figure: String(creditScore.value),
      words: creditScore.assumed ? "assumed: the client has none" : "",
    },
  ];
  return (
    <div role="status" className="rounded-md bg-canvas px-3 py-2">
      <dl>
        {lines.map(({ label, figure, words }) => (
          <div key={label} className="flex items-baseline gap-3 py-0.5">
            <dt className="text-fg-2">{label}</dt>
            <dd className="num ml-auto text-right">
              {words && <span className="mr-3 text-fg-3 text-xs">{words}</span>}
              <span className="font-semibold">{figure}</span>
            </dd>
          </div>
        ))}
      </dl>
      {missing.map(({ field, sentence }) => (
        <p key={field} className="mt-1 text-sm text-warning">
          {sentence}
        </p>
      ))}
    </div>
  );
}

const dollars = (value: number | null) =>
  value === null ? "\u2014" : value === 0 ? "None" : money(value, { cents: true });
