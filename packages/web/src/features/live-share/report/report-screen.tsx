import { useEffect, useMemo, useState } from "react";
import { clientColumns, isComputed } from "../../../report/columns";
import { streetOf } from "../../../report/rows/loans";
import { clientSource } from "../../../report/skins/client/skin";
import { savedOf } from "../../../scenario/store/saved-report";
import { firstName } from "../first-name";
import { useSeenSections } from "../views/use-seen-sections";
import { useSpoken, useWords } from "../words";
import { type Shared, SharedContext } from "./report-context";
import { ReportFailed, ReportSkeleton } from "./report-states";
import { SharedPage } from "./shared-page";
import { type SharedReport, useSharedReport } from "./use-shared-report";

type Props = { link: string };

/** The report as its client reads it and plays with it. */
export function ReportScreen(props: Props) {
  const { retry, ...report } = useSharedReport(props.link);
  const { suggest } = useSpoken();
  const brand = report.state === "ready" ? report.brand : null;
  // A reload knows nothing but the link's public id.
  useEffect(() => {
    if (brand) suggest(brand.lang, brand.langVis);
  }, [brand, suggest]);
  if (report.state === "loading") return <ReportSkeleton />;
  if (report.state === "failed") return <ReportFailed onRetry={retry} />;
  return <Ready {...report} {...props} />;
}

type ReadyProps = Extract<SharedReport, { state: "ready" }> & Props;

function Ready({ loaded, brand, link }: ReadyProps) {
  const words = useWords();
  const basis = useMemo(() => ({ document: savedOf(loaded).document, client: loaded.client }), [loaded]);
  const offers = useMemo(() => clientColumns(basis, words.loan).filter(isComputed), [basis, words]);
  const source = useMemo(() => clientSource(basis, offers, words), [basis, offers, words]);
  const [pickedID, pick] = useState<string | null>(null);
  const picked = offers.find(({ id }) => id === pickedID) ?? offers.find(({ isOwed }) => !isOwed) ?? offers[0];
  const street = streetOf(picked?.property);
  useSeenSections(link, loaded, street);
  useEffect(() => {
    document.title = street ? words.client.report.title(street) : words.client.documentTitle;
  }, [street, words]);
  // A report that is shared is complete: without a loan that has figures there is nothing to read.
  if (!picked) return <ReportFailed onRetry={() => location.reload()} />;
  const officer = firstName(brand.name) || words.client.somebody;
  const shared: Shared = {
    loaded,
    brand,
    link,
    isPreview: brand.isPreview,
    basis,
    offers,
    source,
    picked,
    pick,
    officer,
  };
  return (
    <SharedContext value={shared}>
      <SharedPage />
    </SharedContext>
  );
}
