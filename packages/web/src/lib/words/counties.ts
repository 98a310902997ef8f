import type { Lang } from "./lang";
import { stateIn } from "./states";

const names: Readonly<Record<string, readonly [english: (name: string) => string, spanish: (name: string) => string]>> =
  {
    county: [(name) => `${name} County`, (name) => `el condado de ${name}`],
    parish: [(name) => `${name} Parish`, (name) => `la parroquia de ${name}`],
    borough: [(name) => `${name} Borough`, (name) => `el distrito de ${name}`],
    "census area": [(name) => `${name} Census Area`, (name) => `el área censal de ${name}`],
    municipality: [(name) => `the Municipality of ${name}`, (name) => `el municipio de ${name}`],
    city: [(name) => `the city of ${name}`, (name) => `la ciudad de ${name}`],
    none: [(name) => name, (name) => stateIn("es", name)],
  };
/** The kind of a county at the end of its name. The Census Bureau writes "city" in lower case for a city that belongs to no county: "Baltimore city". "Carson City" and "James City" are names. */
const kindWritten = /\s+([Cc]ounty|[Pp]arish|[Bb]orough|[Cc]ensus [Aa]rea|[Mm]unicipality|city)$/;
/** The kind in states whose counties are not called "County"; in Alaska it may be one of several. */
const kindOf: Readonly<Record<string, string>> = {
  LA: "parish",
  AK: "none",
  DC: "none",
  GU: "none",
  PR: "none",
  VI: "none",
};

/** Writes "Wake County" for "Wake" and for "Wake County", or "la parroquia de Orleans" in Spanish; empty if the county is not known. */
export function countyIn(lang: Lang, { county, state }: { county: string; state: string }): string {
  const typed = county.trim();
  if (typed === "") return "";
  const written = kindWritten.exec(typed);
  const code = Object.keys(kindOf).find((each) => stateIn("en", each) === stateIn("en", state));
  const kind = written?.[1]?.toLowerCase() ?? (code ? kindOf[code]! : "county");
  const [english, spanish] = names[kind] ?? names.none!;
  return (lang === "es" ? spanish : english)(written ? typed.slice(0, written.index) : typed);
}
