import { defaultTool } from "@highway/core/tools/registry.schema";
import { Columns3, UserPlus, UserRound } from "lucide-react";
import { lazy } from "react";
import { Link } from "react-router";
import { RecentClients } from "../../features/clients/recent-clients";
import { RecentScenarios } from "../../features/reports/recent-scenarios";
import { ClientNews } from "../../features/sharing/story/client-news";
import { useApi } from "../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { WhenPageRests } from "../../lib/loading/page-rest";
import { editorOf, paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";

const NewsCard = lazy(() => import("../../features/news/news-card").catch(() => ({ default: () => null })));
const AdPlace = lazy(() => import("../../features/promos/ad-place").catch(() => ({ default: () => null })));
const ShareSeveral = lazyWindow(() => import("../../features/sharing/share-several"), closeWindow);

/** Home: go on where one left off, or begin. */
export default function Dashboard() {
  const { profile } = useUser();
  const clients = useApi("GET /v2/client", { query: { count: "5" } });
  const isNew = clients.state === "ready" && clients.data[0].data.length === 0;
  return (
    <>
      <PageTitle>Home</PageTitle>
      <PageHeader
        left={<PageHeading>{greeting(profile.fullName, new Date())}</PageHeading>}
        right={
          <Link to={editorOf({ tool: defaultTool, isNew: true })} className={buttonClass({ variant: "primary" })}>
            <Icon of={Columns3} />
            New comparison
          </Link>
        }
      />
      <div className="flex-1 bg-canvas">
        <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
          {isNew && <FirstSteps />}
          <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
            <RecentScenarios share={(scenarios, onClose) => <ShareSeveral scenarios={scenarios} onClose={onClose} />} />
            <div className="flex flex-col gap-6 phone:gap-4">
              {!isNew && <ClientNews />}
              <RecentClients />
            </div>
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

/** "Good morning, Jordan", by the hour of the reader's clock. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const first = fullName.trim().split(/\s+/)[0];
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}

const steps = [
  {
    icon: UserPlus,
    title: "Add a client",
    text: "A name is all you need to start. Add email, income and tax rate later.",
    to: paths.addClient,
  },
  {
    icon: Columns3,
    title: "Compare loans",
    text: "Up to six loans side by side, on as many homes. Figures update as you type.",
    to: editorOf({ tool: defaultTool, isNew: true }),
  },
  {
    icon: UserRound,
    title: "Make it yours",
    text: "Check your name, choose one of four themes, see where you are signed in.",
    to: paths.profile,
  },
] as const;

/** What a new officer does first. It stands on the dashboard until there is a client. */
const FirstSteps = () => (
  <section aria-labelledby="first-steps" className="rounded-lg border border-line bg-surface p-5 shadow-card">
    <h2 id="first-steps" className="mb-4 font-semibold text-h2">
      Three steps to your first comparison
    </h2>
    <ol className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
      {steps.map((step, index) => (
        <li key={step.title}>
          <Link
            to={step.to}
            className="flex h-full gap-3 rounded-md border border-line p-4 transition-colors hover:border-line-strong hover:bg-hover"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
              <Icon of={step.icon} />
            </span>
            <span>
              <span className="block font-semibold">
                {index + 1}. {step.title}
              </span>
              <span className="mt-0.5 block text-fg-2">{step.text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </section>
);
