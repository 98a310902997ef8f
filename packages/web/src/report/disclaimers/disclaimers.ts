/** What stands below every report that a client reads, on screen and on paper. */
import { disclaimersIn } from "@highway/core/branding/pure/in-language";
import type { Brand } from "@highway/core/branding/schema";
import { homesTold } from "@highway/core/reports/pure/told";
import { conventionalRateCard } from "@highway/engine/rules/conventional-rate-card";
import { dayIn, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { countyIn } from "../../lib/words/counties";
import { type Blanks, filledIn } from "../../lib/words/disclaimer-blanks";
import type { Lang } from "../../lib/words/lang";
import { stateIn } from "../../lib/words/states";
import { isExisting, type WorkingProperty } from "../../scenario/document";
import type { Basis } from "../../scenario/figures/loan-figures";
import { contractResult } from "../../scenario/figures/loan-figures";
import { downShare, productName } from "../../scenario/names/loan-title";
import type { DisclaimerWords, DisclosedLoan, DisclosureBasis, DisclosureWords, Paragraph } from "./disclosed-loan";
import { licensesSaid } from "./licenses";
import { aboutLoans } from "./loans";

/** Tells whether a loan is offered by a lender: an existing mortgage, a purchase in cash and a loan of nothing are not. */
const isLent = ({ loan, result }: DisclosedLoan) =>
  !isExisting(loan) && loan.program !== "allCash" && result.amount > 0;

/**
 * Returns the paragraphs in order: what is estimated, the terms of each loan as 12 CFR 1026.24(d) requires them beside a payment, the texts of the
 * corporation and the officer, licenses.
 * @param words the catalogs of `lang`: a page brings only the one that it needs
 */
export function disclaimersOf(
  basis: Basis,
  results: readonly DisclosedLoan[],
  brand: Brand,
  lang: Lang,
  words: DisclosureWords,
): Paragraph[] {
  const loans = results
    .filter(isLent)
    .map((each) => ({ ...each, result: contractResult(basis, each.loan, each.result) }));
  const disclosed = { report: basis.document, loans, lang, words };
  const licenses = licensesOf(brand, words.disclaimers);
  const typed = typedParagraphs(disclosed, brand);
  return [
    estimate(disclosed),
    ...aboutLoans(disclosed),
    { id: "later", ...words.disclaimers.later },
    ...(brand.stateLicenseBeforeDisclaimer ? [...licenses, ...typed] : [...typed, ...licenses]),
    ...closingParagraphs(disclosed, brand),
  ];
}

function estimate({ report, loans, lang, words: { disclaimers } }: DisclosureBasis): Paragraph {
  const { title, text, official } = disclaimers.estimate;
  const scores = loans.map((loan) => scoreSaid(loan, report.asOf, disclaimers));
  const place = placesIn(homesTold(report), lang, disclaimers);
  const said = text(dayIn(lang, report.asOf), place, [...new Set(scores)].join(", "));
  return { id: "estimate", title, text: loans.length > 0 ? `${said} ${official}` : said };
}

/** Names the counties of the homes, each once: "Wake County, North Carolina". */
function placesIn(properties: readonly WorkingProperty[], lang: Lang, { estimate }: DisclaimerWords): string {
  const all = properties.map((property) =>
    [...new Set([countyIn(lang, property), stateIn(lang, property.state)])].filter(Boolean).join(", "),
  );
  const [first = "", ...others] = [...new Set(all.filter(Boolean))];
  return others.reduce((one, other) => estimate.and(one, other), first);
}

/** Returns the typed paragraphs: the corporation's for the tool, its general one, then the officer's. */
function typedParagraphs(disclosed: DisclosureBasis, brand: Brand): Paragraph[] {
  const blanks = blanksOf(disclosed);
  const inOrder = brand.toolDisclaimers.toSorted((one, other) => one.cdOrder - other.cdOrder);
  const mine = inOrder.filter(({ lang }) => lang === disclosed.lang);
  // A required text is shown in English if nobody has translated it into Spanish.
  const tool = mine.length > 0 ? mine : inOrder.filter(({ lang }) => lang === "en");
  const { corporation, officer } = disclaimersIn(disclosed.lang, brand);
  const all = [
    ...tool.map(({ disclaimer, lang }, at) => ({ id: `tool-${at}`, text: disclaimer, lang })),
    { id: "corporation", ...corporation },
    { id: "officer", ...officer },
  ];
  const { inEnglish } = disclosed.words.disclaimers;
  return all
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, text, lang }) => ({
      id,
      title: lang === disclosed.lang ? null : inEnglish,
      text: filledIn(text.trim(), blanks),
      lang,
    }));
}

function licensesOf(brand: Brand, { licenses }: DisclaimerWords): Paragraph[] {
  const text = licensesSaid(brand);
  return text === "" ? [] : [{ id: "licenses", title: licenses, text }];
}

function closingParagraphs(
  { report, words: { disclaimers } }: DisclosureBasis,
  { cobrand, company }: Brand,
): Paragraph[] {
  const partner = cobrand && (cobrand.company || cobrand.name);
  return [
    ...(partner && company && partner !== company
      ? [{ id: "cobrand", title: null, text: disclaimers.cobrand(partner, company) }]
      : []),
    ...(company ? [{ id: "rights", title: null, text: disclaimers.rights(report.asOf.slice(0, 4), company) }] : []),
  ];
}

/** Returns the marks that the corporation shows, in order: "Equal Housing Lender". */
export function marksOf(
  { complianceLogos }: Brand,
  { marks }: DisclaimerWords,
): { code: keyof typeof marks; name: string }[] {
  const known = [...complianceLogos].map(Number).filter((code): code is keyof typeof marks => code in marks);
  return known.map((code) => ({ code, name: marks[code] }));
}

/** Says the band of scores that is priced alike, because the client's score is private, and paper and links can be passed on. A score that nobody entered is called an assumption. */
function scoreSaid({ result }: DisclosedLoan, asOf: string, { estimate }: DisclaimerWords): string {
  const { value, assumed } = result.creditScore;
  if (assumed) return estimate.assumedScore(String(value));
  const { scoreBands } = conventionalRateCard.on(asOf);
  const lowest = scoreBands.find((from) => value >= from);
  return lowest === undefined ? estimate.scoreBelow(String(scoreBands.at(-1))) : estimate.scoreFrom(String(lowest));
}

/**
 * Returns what fills the blanks. If loans differ, each value is said once, in the loans' order. A sentence is never left with a gap if no loan has such
 * a figure: a refinance has no down payment, cash has neither.
 */
function blanksOf({ report, loans, lang, words }: DisclosureBasis): Blanks {
  const each = (of: (loan: DisclosedLoan) => string | null) =>
    [...new Set(loans.flatMap((loan) => of(loan) ?? []))].join(", ") || words.loan.none;
  const dues = ({ property }: DisclosedLoan) => moneyWithCents(Number(property?.monthlyAssociationFee ?? 0));
  return {
    year: report.asOf.slice(0, 4),
    product: each(({ loan }) => productName(loan, words.loan)),
    fico: each((loan) => scoreSaid(loan, report.asOf, words.disclaimers)),
    rateDate: dayIn(lang, report.asOf),
    downPayment: each(({ loan, result }) => (loan.category === "purchase" ? downShare(result) : null)),
    ltv: each(({ result }) => trimmedPercent(result.ltv)),
    hoa: each(dues),
  };
}
