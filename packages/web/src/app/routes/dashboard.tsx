import { Columns3 } from "lucide-react";
import { lazy } from "react";
import { Link } from "react-router";
import { RecentClients } from "../../features/clients/recent-clients";
import { RecentScenarios } from "../../features/reports/recent-scenarios";
import { useApi } from "../../lib/api/use-api";
import { WhenPageRests } from "../../lib/loading/page-rest";
import { editorOf } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { PageHeader } from "../../ui/page/page-header";
import { PageHeading } from "../../ui/page/page-heading";
import { PageTitle } from "../../ui/page/page-title";
import { FirstSteps } from "../first-steps";
import { greeting } from "../greeting";

const NewsCard = lazy(() => import("../../features/news/news-card").catch(() => ({ default: () => null })));
const AdPlace = lazy(() => import("../../features/promos/ad-place").catch(() => ({ default: () => null })));

/** Home: go on where one left off, or begin. */
export function Dashboard() {
  const { profile } = useUser();
  const clients = useApi("GET /v2/client", { query: { count: "5" } });
  const isNew = clients.state === "ready" && clients.data[0].data.length === 0;
  return (
    <>
      <PageTitle>Home</PageTitle>
      <PageHeader
        left={<PageHeading>{greeting(profile.fullName, new Date())}</PageHeading>}
        right={
          <Link to={editorOf({ isNew: true })} className={buttonClass({ variant: "primary" })}>
            <Icon of={Columns3} />
            New comparison
          </Link>
        }
      />
      <div className="flex-1 bg-canvas">
        <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
          {isNew && <FirstSteps />}
          <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
            <RecentScenarios />
            <RecentClients />
          </div>
          {/* As high as the card mostly gets: what is below it does not jump when it comes. */}
          <div className="hidden phone:block phone:min-h-92">
            <WhenPageRests>
              <NewsCard />
            </WhenPageRests>
          </div>
          {/* Below what is read, once the page rests: nothing moves for it. */}
          <WhenPageRests>
            <AdPlace location="home" />
          </WhenPageRests>
        </div>
      </div>
    </>
  );
}
