import { clientSections } from "@highway/core/reports/pure/sections";
import { hasNoLoans } from "@highway/core/tools/pure/names";
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from "react";
import { date } from "../../lib/format/format";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { useUser } from "../../lib/session";
import { spokenPart } from "../../lib/words/catalog";
import { clientEn } from "../../lib/words/client.en";
import { loanEn } from "../../lib/words/loan.en";
import { costOfWaitingCatalog, purchaseAnalysisCatalog, rentOrBuyCatalog } from "../../report/catalogs";
import { clientColumns, isComputed } from "../../report/columns";
import { Hero } from "../../report/skins/client/hero";
import { Homes } from "../../report/skins/client/homes";
import { clientSource, SkinContext, type SkinWords, skinOf } from "../../report/skins/client/skin";
import { toolPages } from "../../report/skins/client/tool-pages";
import type { Basis } from "../../scenario/figures/loan-figures";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";

/** The answer is painted before the code of what stands below it has come. */
const ClientSections = lazyWindow(async () => ({
  default: (await import("../../report/skins/client/client-sections")).ClientSections,
}));

/** `loans` is what is drawn where the answer is not known. */
type AnswerWindow = ComponentType<{ basis: Basis; loans: ReactNode }>;

const analysis = spokenPart<{ basis: Basis }>(
  () => import("./analysis"),
  rentOrBuyCatalog,
  costOfWaitingCatalog,
  purchaseAnalysisCatalog,
);

function answerWindow(tool: string): AnswerWindow | null {
  if (tool === "pa") return lazyWindow(() => analysis.fetch("en"));
  const page = toolPages[tool];
  if (!page) return null;
  return lazyWindow(async () => {
    const [{ answerOfTool }, { default: Page }] = await Promise.all([
      import("./answer-of-tool"),
      page.part.fetch("en"),
    ]);
    return { default: answerOfTool(Page) };
  });
}

const windows = new Map<string, AnswerWindow | null>();
/** What is drawn of a report that answers in a sentence; null of loans side by side. The code of its own tool is fetched, and of no other. */
function answerOf(tool: string): AnswerWindow | null {
  const window = windows.get(tool) ?? answerWindow(tool);
  windows.set(tool, window);
  return window;
}

const words: SkinWords = { lang: "en", client: clientEn, loan: loanEn };

const ClientMarketUpdate = lazyWindow(() => import("./client-market-update"));
const ClientReportCard = lazyWindow(() => import("./client-report-card"));

/** A report as it was saved, drawn as its client's page draws it. */
export function ClientReport({ answered }: { answered: AnsweredReport }) {
  const { report, client } = answered;
  if (!hasNoLoans(report.toolName)) return <ClientLoans answered={answered} />;
  return (
    <Suspense fallback={<div className="min-h-[200dvh]" />}>
      {report.toolName === "mu" && <ClientMarketUpdate copy={report.marketUpdate.copy} client={client.name} />}
      {report.toolName === "rerc" && <ClientReportCard answered={answered} card={report.reportCard} />}
    </Suspense>
  );
}

/** The answer, the loans, then the officer's sections; of another tool its answer and its chapters. */
function ClientLoans({ answered }: { answered: AnsweredReport }) {
  const { profile } = useUser();
  const [pickedID, pick] = useState<string | null>(null);
  const [officer = ""] = profile.fullName.trim().split(/\s+/);
  const drawn = useMemo(() => {
    const basis = { document: savedOf(answered).document, client: answered.client };
    const columns = clientColumns(basis, loanEn).filter(isComputed);
    return { basis, columns, source: clientSource(basis, columns, words) };
  }, [answered]);
  const { basis, columns, source } = drawn;
  const AnswerOfTool = answerOf(answered.report.toolName);
  const picked = columns.find(({ id }) => id === pickedID) ?? columns.find(({ isOwed }) => !isOwed) ?? columns[0];
  // A report that is reviewed is complete: each of its loans has figures.
  if (!picked) return null;
  return (
    <SkinContext value={skinOf({ basis, source, words, picked, pick, officer })}>
      <div className="bg-paper print:bg-surface">
        {/* As wide as the client's column, and with the headings that the client's page gives its own (client-app/client.css). */}
        <div className="@container mx-auto grid max-w-[832px] gap-6 p-6 text-body phone:p-4 print:max-w-none print:px-0 [&_:is(h1,h2,h3)]:text-balance [&_:is(h1,h2,h3)]:font-semibold">
          {AnswerOfTool ? (
            <Suspense fallback={below}>
              <AnswerOfTool basis={basis} loans={<ComparedLoans basis={basis} />} />
            </Suspense>
          ) : (
            <ComparedLoans basis={basis} />
          )}
        </div>
      </div>
    </SkinContext>
  );
}

const below = <div className="min-h-[300dvh]" />;

/** Loans side by side: their answer, the homes, then the officer's sections. */
const ComparedLoans = ({ basis }: { basis: Basis }) => (
  <>
    <Hero />
    <Homes />
    <Suspense fallback={below}>
      <ClientSections shown={clientSections(basis.document.toolMeta?.highlightedTables)} />
    </Suspense>
  </>
);

type Props = {
  answered: AnsweredReport;
  /** Says who the report is from, and with whom. */
  head?: ReactNode;
  /** What stands below the report for its client. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Draws the page that a client reads: light whatever the officer's theme, with who it is for and from. */
export function ReportPaper({ answered, head, foot, children }: Props) {
  const { profile } = useUser();
  const { report, client } = answered;
  const places = report.properties.map(({ addressDisplay, address }) => addressDisplay || address).filter(Boolean);
  return (
    <div
      data-theme="light"
      className="min-w-0 flex-1 bg-(--paper-2) px-6 py-8 text-fg phone:px-0 phone:py-0 print:bg-surface print:p-0"
    >
      <article className="mx-auto max-w-[1120px] overflow-clip rounded-md border border-(--paper-line) bg-surface pb-6 phone:rounded-none phone:border-0 print:max-w-none print:border-0">
        <header className="border-(--paper-line) border-b bg-(--paper) px-6 py-6 phone:px-4">
          {head}
          {/* The scenario's name is the officer's own: its client never sees it. */}
          <h1 className="sr-only">{report.name}</h1>
          {places.length > 0 && <p className="font-semibold text-md">{places.join(" · ")}</p>}
          <p className="mt-2 text-fg-2 text-sm">
            For {client.name} from {profile.fullName}, {date(report.asOf)}
          </p>
        </header>
        {children}
        <p className="px-6 pt-6 text-fg-3 text-xs phone:px-4">
          These figures are estimates under the rules in effect on {date(report.asOf)}. They are not an offer to lend,
          and rates, costs and taxes may change before closing.
        </p>
        {foot}
      </article>
    </div>
  );
}
