/** The mail to an officer about what a client sends back: an idea, or the loan that the client likes. */
import { endingNames } from "@highway/engine/tools/assumptions";
import { logError } from "../../platform/log";
import type { Entry } from "../../reports/index";
import { mailOfficer } from "../mails/officer";
import { isChoice } from "../pure/idea-loan";
import { type ChangeUnit, changeNames, changeOrder, toldValue } from "../pure/idea-told";
import { mailedLoan } from "../pure/mailed-loan";
import type { IdeaItem } from "./entity";
import type { IdeaOutcome } from "./figures";
import type { IdeaChanges } from "./schema";

type Fact = readonly [name: string, value: string];

const withMinus = (text: string) => text.replace("-", "\u2212");
const currency = (decimals: 0 | 2) => {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value: number) => withMinus(format.format(value));
};
const [whole, cents] = [currency(0), currency(2)];
const asTyped = (value: number) => (Number.isInteger(value) ? whole : cents)(value);
const percent = (value: number) => withMinus(`${Number(value.toFixed(3))}%`);
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function span(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && counted(years, "year"), (rest > 0 || years === 0) && counted(rest, "month")]
    .filter(Boolean)
    .join(" ");
}

const changeWriters: Record<ChangeUnit, (value: never) => string> = {
  amount: asTyped,
  percent,
  years: (count: number) => counted(count, "year"),
  months: (count: number) => counted(count, "month"),
  ending: (ending: keyof typeof endingNames) => endingNames[ending],
  text: (text: string) => text,
};

const figureWriters = {
  cents,
  dollars: whole,
  percent,
  months: span,
};

const besides = (value: string, before: string | null) => {
  if (before === null) return value;
  return before === value ? `${value}, as before` : `${value}, was ${before}`;
};

/** What the client changed, each with what it was. */
const changeFacts = (changes: IdeaChanges, { report }: Entry, outcome: IdeaOutcome | null): Fact[] =>
  changeOrder.flatMap((name) => {
    const { name: label, as } = changeNames[name];
    const value = toldValue(report, changes, name);
    const was = outcome?.was[name] ?? null;
    const write = (each: number | string) => changeWriters[as](each as never);
    return value === null ? [] : [[label, besides(write(value), was === null ? null : write(was))]];
  });

/** What comes of it, each with what it is without the idea. */
const figureFacts = ({ figures }: IdeaOutcome): Fact[] =>
  figures.flatMap(({ name, as, value, before }) => {
    const write = figureWriters[as];
    return value === null ? [] : [[name, besides(write(value), before === null ? null : write(before))]];
  });

/** What the engine says of an idea; null where it cannot, for the mail goes out without it. */
async function outcomeOf(found: Entry, { loanId, changes }: IdeaItem): Promise<IdeaOutcome | null> {
  try {
    const { workOutIdea } = await import("./figures");
    return workOutIdea(found, loanId, changes);
  } catch (error) {
    logError(error, { doing: "work an idea out" });
    return null;
  }
}

/** Mails an idea to the officer; an answer goes to the client. The idea is kept whatever becomes of the mail. */
export async function mailIdea(item: IdeaItem, found: Entry): Promise<void> {
  const { ownerId, loanId, from, changes, note } = item;
  const { report, client } = found;
  try {
    const names = mailedLoan(loanId, report);
    const outcome = await outcomeOf(found, item);
    const isLiked = isChoice(changes);
    await mailOfficer(ownerId, {
      client: { name: from, email: item.email ?? client.primaryEmail },
      isAnswered: true,
      title: isLiked ? `${from} likes ${names.within}` : `${from} sent you an idea`,
      preheader: isLiked
        ? `This is not a commitment. Reply to this email to answer ${from}.`
        : "You will find it next to the report. Nothing in the report has changed.",
      body: [
        {
          kind: "facts",
          facts: [
            ["Report", report.name],
            ["Loan", names.whole],
            ...changeFacts(changes, found, outcome),
            ...(outcome ? figureFacts(outcome) : []),
          ],
        },
        ...(note ? [{ kind: "note" as const, lead: isLiked ? "They ask:" : "They wrote:", text: note }] : []),
      ],
      button: { label: "Open the report", path: `/${report.toolName}/review?reportID=${report.id}` },
    });
  } catch (error) {
    logError(error, { doing: "mail an idea" });
  }
}
