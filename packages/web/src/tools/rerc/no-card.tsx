import { CalendarX2, MapPinned, MapPinOff } from "lucide-react";
import { Link } from "react-router";
import { date } from "../../lib/format/format";
import { editorOf } from "../../lib/paths";
import { letFiguresGo, reportCardOf } from "../../scenario/report-card";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/page/empty";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { beginWith } from "./begin";
import { CountySearch } from "./county-search";

const useHasHome = () => useScenario(({ document }) => Boolean(document.properties[0]?.fip));

const ToPlace = ({ says }: { says: string }) => {
  const reportID = useScenario(({ document }) => document.id);
  return (
    <Link to={editorOf({ tool: "rerc", reportID })} className={buttonClass({ variant: "primary" })}>
      {says}
    </Link>
  );
};

/** Shown while no place is known: a county is searched here, a home is typed on the page before. */
export const Begin = () => (
  <Empty
    icon={MapPinned}
    title="How does a county compare with all counties?"
    action={
      <div className="grid w-80 max-w-[calc(100vw-48px)] gap-3 text-left">
        <CountySearch
          label="County"
          placeholder="Type a county, such as Wake NC"
          without={[]}
          autoFocus
          onChoose={(fip, name) => beginWith(fip, name)}
        />
        <ToPlace says="Begin with a home" />
      </div>
    }
  >
    Choose the county of a home. It is graded on price history, forecast, volatility, affordability, population, income
    and rents, all from public figures.
  </Empty>
);

export const NoTable = () => (
  <Empty icon={MapPinned} title="The table of counties is not ready yet">
    It is made from public figures in the background. Come back in a few minutes.
  </Empty>
);

/** Says that old figures, which no saved report has shown, are no longer stored. */
export function FiguresGone() {
  const version = useScenario(({ document }) => reportCardOf(document).version);
  return (
    <Empty
      icon={CalendarX2}
      title={`The figures from ${date(version.slice(0, 10))} are no longer kept`}
      action={
        <Button variant="primary" onClick={() => edit(null, letFiguresGo)}>
          Use the newest figures
        </Button>
      }
    >
      Figures are kept once a report card is saved with them. This card was not saved, so it needs newer figures.
    </Empty>
  );
}

/** Says that nothing is known about the county. No other figures replace its own. */
export function NoFigures({ name }: { name: string | null }) {
  const hasHome = useHasHome();
  return (
    <Empty
      icon={MapPinOff}
      title="No county figures for this place"
      action={
        hasHome ? (
          <ToPlace says="Change the home" />
        ) : (
          <div className="w-80 max-w-[calc(100vw-48px)] text-left">
            <CountySearch
              label="Another county"
              placeholder="Choose another county"
              without={[]}
              autoFocus
              onChoose={(fip, title) => beginWith(fip, title)}
            />
          </div>
        )
      }
    >
      {`No public data series covers ${name ?? "this county"}, and a neighbor's figures are never shown in its place. What you send your client is complete without this card.`}
    </Empty>
  );
}

const bones = [0, 1, 2, 3, 4, 5];
export const CardSkeleton = () => (
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
