import { metrics } from "@highway/engine/tools/report-card/metrics";
import { MapPinned, MapPinOff } from "lucide-react";
import { useApi } from "../../lib/api/use-api";
import { Empty } from "../../ui/page/empty";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { useChosen } from "./chosen";
import { CountyCard } from "./county-card";
import { CountySearch } from "./county-search";

/** The report card of a county among all counties, with up to three others beside it. */
export default function CountiesPage() {
  const chosen = useChosen();
  const { fips, begin } = chosen;
  return (
    <>
      <PageTitle>Report card</PageTitle>
      <PageHeader
        left={<PageHeading>Report card</PageHeading>}
        right={
          fips.length > 0 && (
            <div className="w-60 phone:w-44">
              <CountySearch label="Another county" placeholder="Another county" without={fips} onChoose={begin} />
            </div>
          )
        }
      />
      {fips.length === 0 ? <Begin onChoose={begin} /> : <Shown {...chosen} />}
    </>
  );
}

const Begin = ({ onChoose }: { onChoose: (fip: string) => void }) => (
  <Empty
    icon={MapPinned}
    title="How does a county compare with all counties?"
    action={
      <div className="w-80 max-w-[calc(100vw-48px)] text-left">
        <CountySearch
          label="County"
          placeholder="Type a county, such as Wake NC"
          without={[]}
          autoFocus
          onChoose={onChoose}
        />
      </div>
    }
  >
    Choose the county of a home. It is graded by prices, forecast, calm, affordability, population, income and rents,
    all from public figures.
  </Empty>
);

type ShownProps = ReturnType<typeof useChosen>;

function Shown({ fips, metric, begin, add, remove, open }: ShownProps) {
  const asked = useApi(
    "GET /v1/location/counties/cards",
    { query: { fips: fips.join(",") } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  if (asked.state === "loading") return <CardSkeleton />;
  if (asked.state === "failed") return <Problem message={asked.message} onRetry={asked.retry} />;
  const [cards] = asked.data;
  if (!cards)
    return (
      <Empty icon={MapPinned} title="The table of counties is not ready yet">
        It is made from public figures in the background. Come back in a few minutes.
      </Empty>
    );
  const card = cards.cards.find(({ row }) => row.fip === fips[0]);
  // While another county is on its way, the one before it stays.
  const isComing = asked.refreshing && !card;
  if (isComing) return <CardSkeleton />;
  if (!card || metrics.every((each) => card.grades[each].kind === "notGraded"))
    return <NoFigures name={card?.row.name} onChoose={begin} />;
  return (
    <CountyCard
      key={card.row.fip}
      cards={cards}
      card={card}
      fips={fips}
      metric={metric}
      asOf={cards.version.slice(0, 10)}
      onMetric={open}
      onAdd={add}
      onRemove={remove}
    />
  );
}

const NoFigures = ({ name, onChoose }: { name: string | undefined; onChoose: (fip: string) => void }) => (
  <Empty
    icon={MapPinOff}
    title="No county figures for this place"
    action={
      <div className="w-80 max-w-[calc(100vw-48px)] text-left">
        <CountySearch
          label="Another county"
          placeholder="Choose another county"
          without={[]}
          autoFocus
          onChoose={onChoose}
        />
      </div>
    }
  >
    {`No public data series covers ${name ?? "this county"}. A neighbor's figures are never shown in its place.`}
  </Empty>
);

const bones = [0, 1, 2, 3, 4, 5];
const CardSkeleton = () => (
  <Skeleton label="Loading the report card">
    <div className="h-11 border-line border-b bg-canvas" />
    <div className="px-6 py-6">
      <Bone className="h-6 w-96 max-w-full" />
      <Bone className="mt-3 h-4 w-72 max-w-full" />
    </div>
    <div className="grid grid-cols-2 gap-6 px-6 max-lg:grid-cols-1">
      {bones.map((bone) => (
        <Bone key={bone} className="h-24 w-full" />
      ))}
    </div>
  </Skeleton>
);
