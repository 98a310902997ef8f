import { lazy } from "react";
import { FirstSteps } from "../../features/account/first-steps";
import { RecentClients } from "../../features/clients/recent-clients";
import { RecentScenarios, useRecentScenarios } from "../../features/reports/recent-scenarios";
import { ClientNews } from "../../features/sharing/story/client-news";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { WhenPageLoaded } from "../../lib/loading/page-rest";
import { useUser } from "../../lib/session";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { NewReport } from "../new-report";

const MarketCard = lazy(() => import("../../features/markets/home-card").catch(() => ({ default: () => null })));
const NewsCard = lazy(() => import("../../features/news/news-card").catch(() => ({ default: () => null })));
const AdPlace = lazy(() => import("../../features/promos/ad-place").catch(() => ({ default: () => null })));
const DemoButton = lazy(() => import("../../features/staff/demo-button").catch(() => ({ default: () => null })));
const PromoCards = lazy(() => import("../../features/promos/cards/promo-cards").catch(() => ({ default: () => null })));
const ShareSeveral = lazyWindow(() => import("../../features/sharing/share-several"), closeWindow);

/** Home, where an officer goes on with earlier work or begins something new. */
export default function Dashboard() {
  const { profile, isMBSEmployee } = useUser();
  const clients = useApi("GET /v2/client", { query: { count: "5" } });
  const recent = useRecentScenarios();
  const isNew = clients.state === "ready" && clients.data[0].data.length === 0;
  return (
    <>
      <PageTitle>Home</PageTitle>
      <PageHeader
        left={<PageHeading>{greeting(profile.fullName, new Date())}</PageHeading>}
        right={<Begin isStaff={isMBSEmployee} />}
      />
      <div className="flex-1 bg-canvas">
        <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
          <FirstSteps />
          {/* Not seen before it is known what stands above it and how long its lists are: nothing moves then. */}
          <div
            className={cx(
              "grid grid-cols-[minmax(0,1fr)_360px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1",
              (clients.state === "loading" || recent.state === "loading") && "invisible",
            )}
          >
            <div className="flex flex-col gap-6 phone:gap-4 max-lg:contents">
              <RecentScenarios
                share={(scenarios, onClose) => <ShareSeveral scenarios={scenarios} onClose={onClose} />}
              />
              {/* As high as the card mostly gets: what is below it does not jump when it comes. */}
              <div className="hidden phone:order-1 phone:block phone:min-h-92">
                <WhenPageLoaded>
                  <NewsCard />
                </WhenPageLoaded>
              </div>
              {/* Below what is read: nothing moves for it. */}
              <div className="empty:hidden max-lg:order-last">
                <WhenPageLoaded>
                  <PromoCards location="home" />
                </WhenPageLoaded>
              </div>
            </div>
            <div className="flex flex-col gap-6 phone:gap-4 max-lg:contents">
              {/* As high as the card gets: nothing moves when it comes. On a narrow page it stands first. */}
              <div className="min-h-[314px] touch:min-h-[324px] max-lg:order-first">
                <WhenPageLoaded>
                  <MarketCard />
                </WhenPageLoaded>
              </div>
              {!isNew && <ClientNews />}
              <RecentClients />
            </div>
          </div>
          <WhenPageLoaded>
            <AdPlace location="home" />
          </WhenPageLoaded>
        </div>
      </div>
    </>
  );
}

/** What begins from Home; staff can begin a demonstration too. */
export const Begin = ({ isStaff }: { isStaff: boolean }) => (
  <>
    {isStaff && (
      <WhenPageLoaded>
        <DemoButton />
      </WhenPageLoaded>
    )}
    <NewReport />
  </>
);

/** "Good morning, Jordan", by the hour of the reader's clock. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const first = fullName.trim().split(/\s+/)[0];
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}
