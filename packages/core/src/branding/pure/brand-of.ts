import type { CorpPermissions } from "../../people/permissions/schema";
import type { Header } from "../../people/users/header.schema";
import type { Phone } from "../../people/users/phone.schema";
import { formatNumber } from "../../people/users/pure/phone-number";
import type { Cobrand } from "../cobrands/schema";
import type { Brand, BrandPhone, CobrandPosition } from "../schema";
import { ownColors, phoneLabels } from "./constants";

type Together = { cobrand?: Cobrand; position?: CobrandPosition; colors?: Brand["colors"] };
type Allowed = Pick<
  CorpPermissions,
  | "compLogos"
  | "enforceBranding"
  | "langVis"
  | "poweredBy"
  | "showCobrand"
  | "stateLicenseBeforeDisclaimer"
  | "useCorpLogo"
>;

/** Works out what clients see of a header under the corporation's permissions. The settings preview the header with this function while the officer types. */
export function brandOf(header: Header, allowed: Allowed, { cobrand, position, colors }: Together = {}): Brand {
  const { headshot, logo: _logo, corpLogo: _corpLogo, corpToolDisclaimer, ...typed } = header;
  const { primaryPhone, secondaryPhone, alternatePhone, ...plain } = typed;
  return {
    ...plain,
    licenseLabel: licenseLabel(header),
    phones: [primaryPhone, secondaryPhone, alternatePhone].flatMap(shownPhone),
    hasHeadshot: headshot !== null,
    logo: logoOf(header, allowed),
    complianceLogos: allowed.compLogos ? header.complianceLogos : "",
    toolDisclaimers: corpToolDisclaimer,
    stateLicenseBeforeDisclaimer: allowed.stateLicenseBeforeDisclaimer,
    cobrand: cobrand && allowed.showCobrand ? shownCobrand(cobrand, position) : null,
    colors: colors ?? ownColors,
    poweredBy: allowed.poweredBy,
    langVis: allowed.langVis,
    postalAddress: postalAddress(header),
  };
}

/** Chooses the logo: the corporation's where it wants that and has one. A corporation that enforces its brand shows no other logo. */
function logoOf({ logo, corpLogo }: Header, { useCorpLogo, enforceBranding }: Allowed): Brand["logo"] {
  if (corpLogo !== null && (useCorpLogo || enforceBranding)) return "corp";
  return logo !== null && !enforceBranding ? "user" : null;
}

/** Writes the label of a license: "NMLS #9401827", or the license as typed. It is empty without a license. */
const licenseLabel = ({ license, isNmls }: Pick<Header, "license" | "isNmls">) =>
  isNmls && license ? `NMLS #${license}` : license;

function shownPhone({ number, type, ext }: Phone): BrandPhone[] {
  if (number === "") return [];
  const formatted = formatNumber(number) + (ext && ` ext. ${ext}`);
  return [{ label: type === -1 ? "" : phoneLabels[type], number, ext, formatted }];
}

function shownCobrand({ headshot, phone, ...plain }: Cobrand, position: CobrandPosition = "left"): Brand["cobrand"] {
  const [shown = null] = shownPhone({ number: phone, type: -1, ext: "" });
  return { ...plain, phone: shown, hasHeadshot: headshot !== null, position };
}

function postalAddress({ company, address, city, state, zip }: Header): string {
  const place = [city, [state, zip].filter(Boolean).join(" ")];
  return [company, address, ...place].filter(Boolean).join(", ");
}
