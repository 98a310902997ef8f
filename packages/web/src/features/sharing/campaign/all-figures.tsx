import { namesIn } from "@highway/core/sharing/campaigns/pure/fill";
import type { FigureName } from "@highway/core/sharing/campaigns/pure/steps";
import type { Campaign, CampaignMessage, MessagePreview } from "@highway/core/sharing/campaigns/schema";
import { Fragment } from "react";
import { Link } from "react-router";
import { cx } from "../../../lib/class-names";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Way } from "./figures-in-use";
import { fromList } from "./phone-message";
import { useMessagePreview } from "./use-message-preview";

type Figure = MessagePreview["figures"][number];
type Props = { campaign: Campaign; onTerms: () => void };

const isNamed = ({ subject, body, required }: CampaignMessage, name: Figure["name"]) =>
  required.includes(name) || namesIn(`${subject} ${body}`).includes(name);

/** Every figure that a message may name: what it is, its value now, where it comes from, and which messages name it. */
export function AllFigures({ campaign, onTerms }: Props) {
  const [first] = campaign.messages;
  const { drawn, problem } = useMessagePreview(campaign, first!, first!);
  if (problem) return <Problem message={problem.message} onRetry={problem.retry} />;
  if (!drawn)
    return (
      <Skeleton label="Loading the figures" className="p-6 phone:p-4">
        <Bone className="h-96 w-full" />
      </Skeleton>
    );
  const known = drawn.figures.filter(({ value }) => value !== null);
  const sources = [...Map.groupBy(drawn.figures, ({ from }) => from)];
  return (
    <section aria-label="Figures" className="p-6 phone:p-4">
      <p className="mb-3 text-fg-2">
        {known.length} of {drawn.figures.length} figures are known now. Each is calculated again when its message goes
        out. A message that requires a figure is skipped without it; elsewhere the sentence is left out.
      </p>
      <table className="w-full max-w-6xl text-left phone:block">
        <thead className="text-fg-3 text-sm phone:sr-only">
          <tr>
            <th scope="col" className="w-64 py-1.5 pr-4 pl-2 font-medium">
              Figure
            </th>
            <th scope="col" className="pr-4 font-medium">
              In messages
            </th>
            <th scope="col" className="w-80 pr-2 text-right font-medium">
              Now
            </th>
          </tr>
        </thead>
        <tbody className="phone:block">
          {sources.map(([from, figures]) => (
            <Fragment key={from}>
              <tr className="border-line border-y bg-canvas phone:block">
                <th scope="rowgroup" colSpan={3} className="px-2 py-1.5 font-medium phone:block">
                  <span className="flex flex-wrap items-center gap-x-3">
                    {from}
                    {campaign.status !== "stopped" && figures.some(({ value }) => value === null) && (
                      <Way from={from} campaign={campaign} onTerms={onTerms} />
                    )}
                  </span>
                </th>
              </tr>
              {figures.map((figure) => (
                <FigureRow key={figure.name} figure={figure} messages={campaign.messages} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { figure: Figure; messages: readonly CampaignMessage[] };

function FigureRow({ figure: { name, value, why }, messages }: RowProps) {
  const naming = messages.filter((message) => isNamed(message, name));
  const [requiring, others] = [true, false].map((isRequired) =>
    naming.filter(({ required }) => required.includes(name) === isRequired),
  );
  return (
    <tr className="border-line border-b align-top phone:grid phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-3 phone:py-2">
      <th scope="row" className="py-2 pr-4 pl-2 font-normal phone:p-0">
        <span className="block font-medium text-accent-text">{name}</span>
        <span className="block text-fg-2 text-sm">{figureMeanings[name]}</span>
      </th>
      <td className="py-2 pr-4 text-sm phone:order-last phone:col-span-2 phone:p-0">
        {naming.length === 0 && <span className="text-fg-3">Not in any message now</span>}
        <Days says="Required by" messages={requiring!} />
        <Days says="Also in" messages={others!} />
      </td>
      <td className={cx("num py-2 pr-2 text-right wrap-anywhere phone:p-0", value === null && "text-fg-3")}>
        {value ?? "Not known"}
        {why && <span className="block font-sans text-sm text-warning phone:max-w-52">{why}</span>}
      </td>
    </tr>
  );
}

/** The messages that name a figure, by their days. */
const Days = ({ says, messages }: { says: string; messages: readonly CampaignMessage[] }) =>
  messages.length > 0 && (
    <span className="flex flex-wrap items-center gap-x-2.5 text-fg-2">
      {says}
      {messages.map(({ step, day, title }) => (
        <Link
          key={step}
          to={{ search: `?message=${step}` }}
          state={fromList}
          title={title}
          aria-label={`Day ${day}: ${title}`}
          className="inline-flex min-h-6 items-center text-accent-text hover:underline touch:min-h-11 touch:min-w-11"
        >
          {`Day ${day}`}
        </Link>
      ))}
    </span>
  );

/** What each figure of a campaign's messages is, for the officer. */
const figureMeanings: Record<FigureName, string> = {
  FIRSTNAME: "The client's first name",
  FULLNAME: "The client's full name",
  OFFICER: "Your name",
  PHONE: "Your phone number",
  AGENT: "The agent or builder who appears with you",
  MAXPRICE: "The highest price of the prequalification",
  EXPIRES: "The day on which the prequalification ends",
  COUNTY: "The county of the report's home",
  MEDHOMEPRICE: "The median home value in the county",
  POPULATION: "How many people live in the county",
  MORELESS: "“More” or “less”: which way prices are expected to move in a year",
  APPR: "The expected growth of prices in 6 months",
  APPR1: "The expected growth of prices in 1 year",
  APPR5: "The expected growth of prices in 5 years",
  GAINHALF: "What a home of the median value gains in 6 months",
  GAIN5: "What a home of the median value gains in 5 years",
  PER10K: "What $10,000 in price adds to the monthly payment",
  APR: "The annual percentage rate of the loan",
  TERM: "The term of the loan",
  DOWN: "The down payment",
  BREAKRENT: "The rent below which renting wins",
  RENT: "The rent that the client pays",
  WAITCOST: "What waiting costs",
  MONTHS: "How long the wait is",
  RATETHEN: "The average rate when the campaign began",
  RATENOW: "This week's average rate",
  CHANGE: "How far the average rate has moved since then",
  BIDMONTHS: "How long until the value passes a bid 2% over asking",
  BIDTWO: "A bid 2% over the asking price",
  MUDATE: "The day of the market update",
};
