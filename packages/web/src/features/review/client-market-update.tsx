import { useApi } from "../../lib/api/use-api";
import { date } from "../../lib/format/format";
import { marketUpdateEn } from "../../report/market-update/words.en";
import { MarketUpdatePage } from "../../report/skins/client/market-update";
import { Problem } from "../../ui/page/problem";

/** A market update as its client's page draws it, with the day that was kept. */
export default function ClientMarketUpdate({ copy: id, client }: { copy: string; client: string }) {
  const copy = useApi("GET /v1/markets/update/copies/{id}", { path: { id } }, { revalidateOnFocus: false });
  if (copy.state === "failed") return <Problem message={copy.message} onRetry={copy.retry} />;
  if (copy.state === "loading") return <div className="min-h-[200dvh]" />;
  const [{ briefing }] = copy.data;
  return (
    <div className="bg-paper print:bg-surface">
      <div className="@container mx-auto grid max-w-[832px] gap-6 p-6 text-body phone:p-4 print:max-w-none print:px-0 [&_:is(h1,h2,h3)]:text-balance [&_:is(h1,h2,h3)]:font-semibold">
        <MarketUpdatePage
          briefing={briefing}
          spoken={{ lang: "en", own: marketUpdateEn }}
          prepared={`Prepared for ${client} on ${date(briefing.day)}.`}
        />
      </div>
    </div>
  );
}
