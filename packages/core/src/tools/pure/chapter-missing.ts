import { filledIn } from "@highway/engine/scenario/schema/records";
import {
  assumptionFields,
  assumptionProblems,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import { reportCardFields, reportCardProblems, type SavedReportCard } from "@highway/engine/tools/report-card/input";
import type { ChapterKind } from "./chapters";

type Home = {
  fip?: string | undefined;
  purchaseDetails: readonly { id: string; bidOver?: number | null | undefined }[];
};

type Loan = Parameters<typeof assumptionProblems>[1]["loans"][number] & {
  purchaseDetailsID?: string | undefined;
  additionalMonthlyPayments?: readonly unknown[];
  lumpPayments?: readonly unknown[];
};
export type AskedOfChapters = {
  properties?: readonly Home[];
  loans: readonly Loan[];
  assumptions?: SavedAssumptions | undefined;
  waiting?: SavedWaiting | undefined;
  reportCard?: SavedReportCard | undefined;
};

const noFields = () => ({});
const assumptionsOf = ({ assumptions }: AskedOfChapters) => assumptions ?? filledIn(assumptionFields, {});
const waitingOf = ({ waiting }: AskedOfChapters) => waiting ?? filledIn(waitingFields, {});

/** What keeps each chapter from being complete, beside what every report needs. All of it is the analysis's own. */
const missingOf = {
  loans: noFields,
  rentOrBuy: (report) => assumptionProblems("bvr", report, assumptionsOf(report)),
  waiting: (report) => assumptionProblems("cow", report, assumptionsOf(report), waitingOf(report)),
  bidOver: ({ properties = [], loans }): Record<string, string> => {
    const paid = new Set(loans.map(({ purchaseDetailsID }) => purchaseDetailsID));
    const prices = properties.flatMap((home) => home.purchaseDetails.filter(({ id }) => paid.has(id)));
    if (prices.some(({ bidOver }) => typeof bidOver === "number" && bidOver > 0)) return {};
    return { bidOver: "Enter the amount offered over asking" };
  },
  reportCard: ({ reportCard, properties = [] }) =>
    reportCardProblems(reportCard ?? filledIn(reportCardFields, {}), properties),
  appreciation: noFields,
  reinvestment: ({ loans }): Record<string, string> =>
    loans.some(({ additionalMonthlyPayments: monthly, lumpPayments: lumps }) => monthly?.length || lumps?.length)
      ? {}
      : { reinvestment: "Add a payment or a lump sum to a loan" },
} satisfies Record<ChapterKind, (report: AskedOfChapters) => Record<string, string>>;

/** Lists what keeps a chapter from being complete: each path with its sentence. */
export const missingOfChapter = (kind: ChapterKind, report: AskedOfChapters): Record<string, string> =>
  missingOf[kind](report);
