/** The figures that a campaign's messages may name, worked out from the client, the officer's header, the client's reports as they were last saved, the county and the market. */
import type { Brand } from "../../../branding/schema";
import type { Client, Lang } from "../../../clients/schema";
import type { Read } from "../../../market/update/series";
import type { Day } from "../../../platform/pure/working-day";
import type { Entry } from "../../../reports/index";
import type { Figures } from "../pure/fill";
import type { FigureName } from "../pure/steps";
import { words } from "../words";
import { type CountyFigures, countyOrigins, ofCounty } from "./county";
import { type Found, knownFigures, together, unknownFigures, type Why } from "./found";
import { ofLoan } from "./loan";
import { marketOrigins, ofMarket } from "./market";
import type { Source } from "./sources";
import { ofRent, ofWait } from "./tools";

export type Context = {
  client: Client;
  brand: Brand;
  lang: Lang;
  maxPrice: number | null;
  expires: string | null;
  /** The campaign's first day. */
  start: Day;
  /** The day of the market update. */
  update: Day;
  /** The report; undefined where it is gone. */
  entry: Entry | undefined;
  /** The client's reports of buying or renting and of waiting; undefined where there are none. */
  rent: Entry | undefined;
  wait: Entry | undefined;
  /** What public series say of the home's county; undefined where none do. */
  county: CountyFigures | undefined;
  /** The average rates of the market; undefined where they could not be read. */
  rates: Read | undefined;
};

/** What the messages are filled with. */
export type Known = {
  figures: Figures;
  /** Why the others are not known. */
  why: Why;
  /** What stands below a figure of a loan. */
  disclosure: string | undefined;
  /** The day of the report behind the figures of a source. */
  asOf: Partial<Record<Source, Day>>;
  /** Where figures that no report holds come from, with their days. */
  origins: readonly { of: readonly FigureName[]; says: string }[];
};

const first = (name: string) => name.trim().split(/\s+/)[0] ?? "";

const sentences = {
  noPhone: "Your header has no telephone number.",
  noAgent: "The report has no co-brand.",
  noPrice: "Enter the highest price of the prequalification for this campaign.",
  noEnd: "Enter the day on which the prequalification ends for this campaign.",
  noName: "Enter the name first.",
} as const;

function ofPeople({ client, brand, lang, maxPrice, expires }: Context): Found {
  const say = words(lang);
  const [phone] = brand.phones;
  return together(
    knownFigures({ FIRSTNAME: first(client.name), FULLNAME: client.name, OFFICER: brand.name }),
    phone ? knownFigures({ PHONE: phone.formatted }) : unknownFigures(["PHONE"], sentences.noPhone),
    brand.cobrand ? knownFigures({ AGENT: brand.cobrand.name }) : unknownFigures(["AGENT"], sentences.noAgent),
    maxPrice === null
      ? unknownFigures(["MAXPRICE"], sentences.noPrice)
      : knownFigures({ MAXPRICE: say.dollars(maxPrice) }),
    expires === null ? unknownFigures(["EXPIRES"], sentences.noEnd) : knownFigures({ EXPIRES: say.day(expires) }),
  );
}

/** Works out every figure that is known. A name that is empty is not known. */
export function figuresOf(context: Context): Known {
  const { entry, rent, wait, lang, county, rates, start, update } = context;
  const home = entry?.report.properties.find(({ county }) => county)?.county;
  const loan = ofLoan(entry, lang);
  const market = ofMarket(rates, start, update, lang);
  const all = together(
    ofPeople(context),
    ofCounty(county, home, lang),
    loan,
    ofRent(rent, lang),
    ofWait(wait, lang),
    market,
  );
  const blank = Object.entries(all.figures).filter(([, value]) => !value?.trim());
  const figures = Object.entries(all.figures).filter(([, value]) => value?.trim());
  return {
    figures: Object.fromEntries(figures),
    why: { ...all.why, ...Object.fromEntries(blank.map(([name]) => [name, sentences.noName])) },
    disclosure: loan.disclosure,
    asOf: {
      ...(entry && { "Loan comparison": entry.report.asOf, "Bid over asking": entry.report.asOf }),
      ...(rent && { "Buy or rent": rent.report.asOf }),
      ...(wait && { "Cost of waiting": wait.report.asOf }),
    },
    origins: [...(county ? countyOrigins(county, lang) : []), ...(rates ? marketOrigins(rates, market, lang) : [])],
  };
}
