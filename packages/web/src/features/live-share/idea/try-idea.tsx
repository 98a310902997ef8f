import { useDeferredValue, useMemo, useState } from "react";
import { money } from "../../../lib/format/format";
import type { Computed } from "../../../report/columns";
import { Card } from "../../../report/skins/client/card";
import { useShared } from "../report/report-context";
import { useClientWords } from "../words";
import { Effect } from "./effect";
import { changesOf, type Idea, ideaResult } from "./idea";
import { Knob, writeDollars, writePercent } from "./knob";
import { type KnobName, type Range, rangesOf } from "./ranges";
import { SendIdea } from "./send-idea";

/** The client may try what the officer did not prepare; the report stays as it is. */
export function TryIdea() {
  const { officer, picked } = useShared();
  const words = useClientWords().idea;
  return (
    <Card name="ideas" title={words.title} lead={words.lead(officer)} className="print:hidden">
      {/* Another loan is another idea. */}
      <Trying key={picked.id} offer={picked} />
    </Card>
  );
}

function Trying({ offer }: { offer: Computed }) {
  const { basis } = useShared();
  const words = useClientWords().idea;
  const ranges = useMemo(() => rangesOf(offer), [offer]);
  const [idea, setIdea] = useState<Idea>({});
  // The slider follows the finger at once; the figures a frame later where the phone is slow.
  const slow = useDeferredValue(idea);
  const result = useMemo(() => ideaResult(basis, offer, slow), [basis, offer, slow]);
  const valueAt = ({ name, officers }: Range) => idea[name] ?? officers;
  const move =
    ({ name, officers }: Range) =>
    (value: number) =>
      setIdea(({ [name]: _before, ...others }) => (value === officers ? others : { ...others, [name]: value }));
  const at = (name: KnobName) => ranges.filter((range) => range.name === name).map(valueAt)[0] ?? 0;
  return (
    <div className="mt-4 grid gap-5 wide:grid-cols-[1fr_312px] wide:items-start wide:gap-9">
      <div className="grid min-w-0 gap-4.5 wide:pt-1">
        {ranges.map((range) => (
          <Knob
            key={range.name}
            range={range}
            label={labelOf(range.name, words)}
            value={valueAt(range)}
            write={range.name === "rate" || range.name === "downPayment" ? writePercent : writeDollars}
            onMove={move(range)}
            shown={range.name === "downPayment" && result ? money(result.cash.downPayment) : undefined}
          />
        ))}
      </div>
      <div className="min-w-0 rounded-[14px] border border-paper-line bg-paper p-4.5 tiny:p-3.5">
        <div role="status">
          {result ? (
            <Effect
              result={result}
              extra={at("extraPayment")}
              rate={at("rate")}
              moved={new Set(Object.keys(idea) as KnobName[])}
            />
          ) : (
            <p className="text-fg-2 text-md">{words.notPossible}</p>
          )}
        </div>
        <SendIdea
          loanID={offer.id}
          changes={result && changesOf(offer, idea, result)}
          onStartOver={() => setIdea({})}
        />
      </div>
    </div>
  );
}

const labelOf = (name: KnobName, words: ReturnType<typeof useClientWords>["idea"]) =>
  ({ price: words.price, downPayment: words.down, rate: words.rate, extraPayment: words.extra })[name];
