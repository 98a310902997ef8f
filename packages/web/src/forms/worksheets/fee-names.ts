/** What lenders and title companies call their fees, and the category of a worksheet to which each belongs. */
import type { FormSection } from "@highway/engine/costs/form-sections";
import type { FeeCategory } from "@highway/engine/costs/usual-fees";

/** The category of a fee and, where it is one of the usual fees, that fee's name. */
export type KnownFee = { category: FeeCategory; usual?: string };

/** Writes a name as the patterns below read it: in lower case, with single spaces, and without the words that every fee has. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, "")
    .replace(/[^\p{L}\d%]+/gu, " ")
    .replace(/\b(fees?|charges?|costs?)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Patterns of names. The first that fits decides, so special names come before general ones. */
const names: readonly [RegExp, FeeCategory, string?][] = [
  [/\bseller (credits?|concessions?|contributions?|paid)\b/, "credits", "Seller credit"],
  [/\blender (credits?|rebate)\b/, "credits", "Lender credit"],
  [/\b(credits?|rebate)$(?<!^credit)/, "credits"],
  // An association's "processing" or "application" is not the lender's, and no finance charge.
  [/\b(hoa|poa|condo(minium)?|co ?op|(homeowners?|owners|community|condominium) association)\b/, "other"],
  [/\bcredit (report|reports|reporting|check)\b|^credit$/, "outsideServices", "Credit report"],
  [/\bcredit\b/, "outsideServices"],
  [/\bowners? (title|policy|coverage)\b|\btitle owners\b/, "title", "Owner's title insurance"],
  [/\b(lenders?|loan|mortgagees?) (title|policy|coverage)\b|\btitle lenders\b/, "title", "Lender's title insurance"],
  [/\btitle recording\b|\brecording service\b|\be ?recording\b/, "title", "Title recording service fee"],
  [/\b(bank|lenders?) attorneys?\b/, "attorney", "LLC bank attorney closing and review fees"],
  [/\b(settlement|closing agent|escrow( agent)?|closing)$|\bsettlement\b|\bclosing attorney\b/, "attorney"],
  [/\b(attorneys?|legal)\b/, "attorney", "Attorney fees"],
  [/\bnotary\b|\bsigning agent\b/, "outsideServices", "Notary"],
  [/\bdoc(ument)?s? prep(aration)?\b/, "outsideServices", "Document preparation"],
  [/^title\b|\b(title (search|exam\w*|insurance|binder)|endorsements?|closing protection|cpl|abstract)\b/, "title"],
  [/\b(tax (review|service|monitoring|status|related)|tax monitor)\b/, "lender", "Tax review service"],
  [/\bflood (cert\w*|determination|zone|search|check)\b|^flood$/, "government", "Flood certification"],
  [/\bflood\b/, "lender"],
  [/\bassignment\b/, "government", "Assignment recording"],
  [
    /\b(mortgage|deed of trust|trust deed)\b.*\brecord\w*|\brecord\w*\b.*\b(mortgage|deed of trust|trust deed)$/,
    "government",
    "Mortgage recording",
  ],
  [/^record\w* deed$|^deed record\w*$/, "government", "Deed recording"],
  [/\bmortgage (recording )?tax\b/, "government", "Mortgage tax"],
  [/\b(city|county|local)\b.*\b(stamps?|transfer|conveyance)\b/, "government", "City/county deed stamps"],
  [
    /\bstate\b.*\b(stamps?|transfer|conveyance|excise)\b|\b(deed|documentary|revenue) stamps?\b/,
    "government",
    "State deed tax stamps",
  ],
  [/\b(record\w*|transfer tax\w*|tax|taxes|stamps?|government)\b/, "government"],
  [/\borigination\b/, "lender", "Loan origination"],
  [/\bapplication\b/, "lender", "Application"],
  [/\bcommitment\b/, "lender", "Commitment"],
  [/\bprocessing\b/, "lender", "Processing"],
  [/\b(underwriting|admin\w*|rate lock|lock|lender|broker|escrow waiver)\b/, "lender"],
  [/^appraisal( report)?$/, "outsideServices", "Appraisal"],
  [/\bappraisal\b/, "outsideServices"],
  [/\bhome inspection\b/, "outsideServices", "Home inspection"],
  [/\bpest\b/, "other", "Pest inspection"],
  [/\btermite\b|\bwood destroying\b/, "other", "Termite"],
  [/^(land |property |boundary )?survey$/, "other", "Survey"],
  [/\bwire\b|\be ?mail\b|\bcourier\b.*\bwire\b/, "other", "Wire e-mail fees"],
  [/\bhome warranty\b/, "optional"],
];

/** Finds the fee that a name means; null if it means none that is known. */
export function feeNamed(name: string): KnownFee | null {
  const plain = plainName(name);
  const found = names.find(([pattern]) => pattern.test(plain));
  return found ? { category: found[1], ...(found[2] && { usual: found[2] }) } : null;
}

const otherPlaces: readonly [RegExp, string][] = [
  [/\b(points?)\b|% of (the )?loan\b/, "Enter points in the loan's own field."],
  [
    /\b(mortgage insurance|mip|ufmip|pmi|funding|guarantee|guaranty)\b/,
    "Enter mortgage insurance and funding fees in the loan's own fields.",
  ],
  [
    /\b(prepaids?|pre paid|per diem|interest|homeowners (insurance|premium|policy)|home insurance|hazard|property tax(es)?(?! (service|monitoring|review|cert\w*))|county tax(es)?$|reserves?|impounds?|aggregate|escrow (deposit|payment|account))\b/,
    "Enter prepaids and escrows in the loan's own field.",
  ],
  [
    /\b(down ?payment|earnest money|deposit|cash (to|from)|funds (for|from)|payoff|purchase price|sale price)\b|^loan amount\b/,
    "This is not a closing cost.",
  ],
];

/** Says why a line of a sheet is not a fee of a worksheet; null if it may be one. */
export const whyNoFee = (name: string): string | null =>
  otherPlaces.find(([pattern]) => pattern.test(plainName(name)))?.[1] ?? null;

/** The category for each section of a Loan Estimate; null for F and G, which hold prepaids. */
export const estimateSections: Readonly<Record<FormSection, FeeCategory | null>> = {
  A: "lender",
  B: "outsideServices",
  C: "title",
  E: "government",
  F: null,
  G: null,
  H: "other",
};

const headings: readonly [RegExp, FormSection][] = [
  [/^origination$/, "A"],
  [/^services (you|borrower) (cannot|can not|did not) shop\b/, "B"],
  [/^services (you|borrower) (can|did) shop\b/, "C"],
  [/^taxes and other government$/, "E"],
  [/^prepaids$/, "F"],
  [/^initial escrow payment\b/, "G"],
  [/^other$/, "H"],
];

/** Returns the section of which a line is the heading, with or without its letter: "B. Services You Cannot Shop For". Undefined for any other line. */
export function sectionHeaded(name: string, hasAmount: boolean): FormSection | undefined {
  const [, letter, title = name] = /^([A-H])[.)]?\s+(\p{L}.*)$/u.exec(name) ?? [];
  const section = headings.find(([pattern]) => pattern.test(plainName(title)))?.[1];
  // "Origination charges $1,200" without its letter is a fee of a lender's sheet.
  return section !== undefined && (letter === section || !hasAmount) ? section : undefined;
}

const ownHeadings: readonly [RegExp, FeeCategory][] = [
  [/^(lender|loan|origination|broker)$/, "lender"],
  [/^(third party|outside|required) ?(services|providers)?$/, "outsideServices"],
  [
    /^(government|government recording|recording|taxes|recording and transfer|government recording and transfer)$/,
    "government",
  ],
  [/^(attorney|escrow|settlement|closing|attorney escrow)$/, "attorney"],
  [/^(title|title company|title and escrow|title insurance)$/, "title"],
  [/^(other|miscellaneous|additional)$/, "other"],
  [/^optional( services)?$/, "optional"],
  [/^credits?$/, "credits"],
];
/** Returns the category that a heading without an amount names in a lender's own sheet: "Title charges". Undefined for any other line. */
export const categoryHeaded = (name: string): FeeCategory | undefined =>
  ownHeadings.find(([pattern]) => pattern.test(plainName(name)))?.[1];

/** Tells whether a line has only the words above a sheet's columns, or the title of the sheet. */
export const isTitle = (name: string) =>
  /^(|description|item|amount|name|fee|service|paid to|payee|borrower|estimate|loan|other|closing details|loan estimate|worksheet|sheet)( (amount|name|description|sheet|worksheet|estimate))*$/.test(
    plainName(name),
  );

/** Tells whether a line is a sum: "Subtotal", "D. TOTAL LOAN COSTS (A + B + C)", "D + I", "Closing Costs". */
export const isSum = (name: string) =>
  /\bclosing costs\b/i.test(name) || /^([dij] )?(sub ?)?totals?\b|\b(sub ?)?totals?$|^d i$/.test(plainName(name));
