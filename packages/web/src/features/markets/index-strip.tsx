import type { RateIndex } from "@highway/core/market/schema";
import { useApi } from "../../lib/api/use-api";
import { date, percent } from "../../lib/format/format";
import { Move } from "./move";

/** Daily indices of the rates that were locked: five products with the change since the day before. There are none where they cannot be read; null while they load. */
export function useIndices(): readonly RateIndex[] | null {
  const answer = useApi("GET /v1/markets/indices", {}, { refreshInterval: 3_600_000, revalidateOnFocus: false });
  if (answer.state === "loading") return null;
  return answer.state === "ready" ? answer.data : [];
}

const Change = ({ index }: { index: RateIndex }) => (
  <Move value={index.change} text={Math.abs(index.change).toFixed(3)} good="down" className="text-xs" />
);

export function IndexStrip({ indices }: { indices: readonly RateIndex[] | null }) {
  const first = indices?.[0];
  return (
    <section
      aria-label="Daily rate indices"
      className="grid min-h-14 grid-cols-[172px_repeat(5,minmax(0,1fr))] items-center rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 className="whitespace-nowrap px-4 text-fg-3 text-xs">
        <b className="block font-semibold text-fg text-ui">Daily rate indices</b>
        {first ? `Optimal Blue, ${date(first.date)}` : indices ? "Not known right now" : "Loading"}
      </h2>
      {indices?.map((index) => (
        <div key={index.product} className="border-line border-l px-4 leading-4">
          <p className="truncate text-fg-3 text-xs">{index.product}</p>
          <p className="num flex items-baseline justify-between gap-2">
            <b className="font-semibold text-h2 leading-5">{percent(index.rate)}</b>
            <Change index={index} />
          </p>
        </div>
      ))}
    </section>
  );
}

/** Shows the daily indices as lines, on a phone. */
export function IndexList({ indices }: { indices: readonly RateIndex[] | null }) {
  const first = indices?.[0];
  if (!first) return null;
  return (
    <section aria-label="Daily rate indices">
      <h2 className="flex h-11 items-center justify-between border-line border-b bg-canvas px-4 font-semibold text-md">
        Daily rate indices <span className="font-normal text-fg-3 text-sm">{`for ${date(first.date)}`}</span>
      </h2>
      <ul>
        {indices.map((index) => (
          <li
            key={index.product}
            className="num grid h-11 grid-cols-[minmax(0,1fr)_72px_76px] items-center border-line border-b px-4 text-right"
          >
            <span className="text-left">{index.product}</span>
            <b className="font-semibold">{percent(index.rate)}</b>
            <Change index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
