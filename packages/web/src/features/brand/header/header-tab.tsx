import { brandOf } from "@highway/core/branding/pure/brand-of";
import type { Brand } from "@highway/core/branding/schema";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "../../../lib/actions";
import { useApi } from "../../../lib/api/use-api";
import { type Blanks, filledIn } from "../../../lib/words/disclaimer-blanks";
import { licensesSaid } from "../../../report/disclaimers/licenses";
import { Button } from "../../../ui/button";
import { ComplianceMark, type MarkCode } from "../../../ui/compliance-mark";
import { Icon } from "../../../ui/icon";
import { BackNotice } from "../../../ui/page/back-notice";
import { ElsewhereNotice } from "../../../ui/page/elsewhere-notice";
import { OfficerHead } from "../heads";
import { saysChanges, tabOf } from "./header-draft";
import { useHeaderFormHere } from "./header-form";

/** A tab of the header: what is typed at the left, what clients see of it at the right, the save below. */
export function HeaderTab({ children }: { children: ReactNode }) {
  const { save, isBack, elsewhere } = useHeaderFormHere();
  const [, setSearch] = useSearchParams();
  /** Saves, and goes to the first wrong field, which may be on another tab. */
  const saveHere = async () => {
    const wrong = await save();
    if (!wrong) return;
    setSearch({ tab: tabOf(wrong) }, { replace: true });
    const name = CSS.escape(wrong);
    // The server's refusal names the list or the phone, whose field says itself that it is wrong.
    const field = `main [name="${name}"], main [name^="${name}."][aria-invalid="true"]`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(field)?.focus());
  };
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1200px] flex-1 grid-cols-[minmax(0,1fr)_minmax(0,468px)] items-start gap-6 p-6 phone:gap-4 phone:p-4 max-lg:grid-cols-1">
        <form
          noValidate
          aria-label="Header"
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void saveHere();
          }}
        >
          {isBack && <BackNotice />}
          <ElsewhereNotice elsewhere={elsewhere} />
          {children}
          {/* Enter in a field saves, as the bar's button does. */}
          <button type="submit" hidden />
        </form>
        <aside aria-label="Preview" className="sticky top-16 flex min-w-0 flex-col gap-4 max-lg:static">
          <HeaderPreview />
          <ReadyToSend />
        </aside>
      </div>
      <SaveBar onSave={saveHere} />
    </>
  );
}

/** Says what is not saved yet and saves it. The bar is always in reach. */
function SaveBar({ onSave }: { onSave: () => Promise<void> }) {
  const { changes, dirty, busy, discard } = useHeaderFormHere();
  useActions([{ label: "Save", does: "Save the header", keys: "mod+s", onSelect: () => void onSave() }]);
  return (
    <div className="sticky bottom-0 z-20 border-line border-t bg-surface phone:bottom-14">
      <div className="mx-auto flex min-h-14 w-full max-w-[1200px] items-center gap-2 px-6 py-2 phone:px-4">
        <p role="status" className="mr-auto flex min-w-0 items-center gap-2 text-warning">
          {dirty && (
            <>
              <Icon of={CircleAlert} />
              <span className="min-w-0 truncate">{saysChanges(changes)}</span>
            </>
          )}
        </p>
        {dirty && (
          <Button onClick={discard} disabled={busy}>
            Discard
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={() => void onSave()}>
          Save changes
        </Button>
      </div>
    </div>
  );
}

/** Checks what a client should find in a header. A name and a company are needed to send; the rest is advice. */
function ReadyToSend() {
  const { header, allowed } = useHeaderFormHere();
  const hasPhone = [header.primaryPhone, header.secondaryPhone, header.alternatePhone].some(({ number }) => number);
  const parts = [
    { name: "Name and company", done: header.hasHeader },
    { name: "Email and a phone", done: header.email !== "" && hasPhone },
    { name: "License number", done: header.license !== "" },
    ...(allowed.compLogos ? [{ name: "Equal Housing mark", done: /[23]/.test(header.complianceLogos) }] : []),
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <h2 className="font-semibold text-h2">Ready to send</h2>
      <ul className="mt-2 grid grid-cols-2 gap-2 phone:grid-cols-1">
        {parts.map(({ name, done }) => (
          <li key={name} className={`flex items-center gap-2 ${done ? "" : "text-fg-3"}`}>
            <Icon of={done ? CircleCheck : CircleDashed} className={done ? "text-positive" : ""} />
            {name}
            <span className="sr-only">{done ? ": done" : ": missing"}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const markNames: Record<MarkCode, string> = {
  1: "Member FDIC",
  2: "Equal Housing Lender",
  3: "Equal Housing Opportunity",
  4: "Federally insured by NCUA",
};

/** Draws the head and the foot of what clients see from what is typed now. The report between them is left out. */
function HeaderPreview() {
  const { header, allowed } = useHeaderFormHere();
  const inUse = useApi("GET /v1/themes/in-use");
  const colors = inUse.state === "ready" ? inUse.data[0].colors : undefined;
  const brand = brandOf(header, allowed, colors ? { colors } : {});
  const logo = brand.logo === "corp" ? header.corpLogo : header.logo;
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <h2 className="mb-3 font-semibold text-h2">What clients see</h2>
      <div data-theme="light" className="rounded-md border border-line bg-surface p-5 text-fg text-sm phone:p-4">
        {brand.useHeader ? (
          <OfficerHead brand={brand} headshot={header.headshot} logo={brand.logo && logo} />
        ) : (
          <p className="text-fg-3">
            Your header is off, so PDFs begin without it. Shared pages and emails still say who they are from.
          </p>
        )}
        <div aria-hidden="true" className="mt-4 border-line border-t pt-4">
          <div style={{ background: brand.colors.primary }} className="h-2 w-24 rounded-xs" />
          <div className="mt-3 h-2.5 w-3/4 rounded-xs bg-sunken" />
          <div className="mt-2 h-2.5 w-1/2 rounded-xs bg-sunken" />
        </div>
        <Foot brand={brand} />
      </div>
    </section>
  );
}

function Foot({ brand }: { brand: Brand }) {
  const parts = closingOf(brand);
  return (
    <div className="mt-4 text-fg-3 text-xs">
      {parts.map((part) => (
        <p key={part} className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line">
          {part}
        </p>
      ))}
      {brand.complianceLogos && (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-fg-2">
          {[...brand.complianceLogos].map((mark) => {
            const code = Number(mark) as MarkCode;
            return (
              <span key={code} className="inline-flex items-center gap-1">
                <ComplianceMark code={code} size={16} />
                {markNames[code]}
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}

/** Examples of what a report might put into the blanks of a disclaimer. */
const sample: Blanks = {
  year: "2026",
  product: "30-Year Fixed",
  fico: "740",
  rateDate: "11/20/2026",
  downPayment: "20%",
  ltv: "80%",
  hoa: "$65.00",
};

/** Lists what people typed to stand below a report, in its order, filled as a report might fill it. */
function closingOf(brand: Brand): string[] {
  const english = brand.toolDisclaimers.filter(({ lang }) => lang === "en");
  const tool = english.toSorted((one, other) => one.cdOrder - other.cdOrder).map(({ disclaimer }) => disclaimer);
  const typed = [...tool, brand.corpDisclaimer, brand.disclaimer].map((text) => filledIn(text.trim(), sample));
  const licenses = licensesSaid(brand);
  const all = brand.stateLicenseBeforeDisclaimer ? [licenses, ...typed] : [...typed, licenses];
  return [...new Set(all.filter((part) => part !== ""))];
}
