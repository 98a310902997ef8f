import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { chooseCounty, compareWith, countyOfCard } from "../../../scenario/report-card";
import { edit, useScenario } from "../../../scenario/store/store";
import { Problem } from "../../../ui/page/problem";
import { TypedPage } from "../../every/scenario-page";
import { CardPage } from "../card/card-page";
import { Begin, CardSkeleton, FiguresGone, NoFigures, NoTable } from "../no-card";
import { useCounties } from "../use-counties";

const Page = () => (
  <TypedPage page="report card" path="results" loading={<CardSkeleton />}>
    <Card />
  </TypedPage>
);

export default Page;

function Card() {
  useCountiesOfAddress();
  const counties = useCounties();
  switch (counties.state) {
    case "unasked":
      return <Begin />;
    case "loading":
      return <CardSkeleton />;
    case "failed":
      return <Problem message={counties.message} onRetry={counties.retry} />;
    case "noTable":
      return <NoTable />;
    case "gone":
      return <FiguresGone />;
    case "none":
      return <NoFigures name={counties.name} />;
    case "ready":
      return <CardPage key={counties.shown.card.row.fip} {...counties} />;
  }
}

const COUNTY = /^\d{5}$/;
/** Takes the counties of the address, as bookmarks of the older page have them, into a report in which none is chosen. */
function useCountiesOfAddress() {
  const [search] = useSearchParams();
  const named = [search.get("county") ?? "", ...(search.get("with") ?? "").split(",")].filter((fip) =>
    COUNTY.test(fip),
  );
  const isOpen = useScenario(({ document }) => countyOfCard(document) === "");
  const [first, ...others] = named;
  const asked = others.join(",");
  useEffect(() => {
    if (!isOpen || !first) return;
    edit(null, (document) =>
      asked
        .split(",")
        .filter(Boolean)
        .reduce((next, fip) => compareWith(fip)(next), chooseCounty(first)(document)),
    );
  }, [isOpen, first, asked]);
}
