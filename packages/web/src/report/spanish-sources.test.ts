import { expect, it } from "vitest";
import { sourceInSpanish } from "../lib/words/spanish-sources";
import { marketUpdateEs } from "./market-update/words.es";
import { reportCardEs } from "./report-card/words.es";

/** The sources as core writes them, with what it adds in each place, for each who reads them. */
const ofHomes = [
  "FHFA house price index of the county, all transactions, annual",
  "FHFA house price index of the county, by FRED",
  "FHFA house price index of the metro area (39580), by FRED",
  "FHFA house price index of the state (NC), by FRED",
  "Zillow home value forecast, mean of the county's ZIP codes",
  "Zillow home value forecast of the ZIP code for a year, then the mean of its FHFA house price index, by FRED",
  "Zillow home value forecast of the county's ZIP codes",
];
const ofCounties = [
  "Freddie Mac Primary Mortgage Market Survey, 30-year fixed, by FRED",
  "U.S. Census Bureau, American Community Survey 2020-2024",
  "U.S. Census Bureau, population estimates 2025",
];
const ofMarkets = [
  "Freddie Mac, Primary Mortgage Market Survey, by FRED",
  "Optimal Blue Mortgage Market Indices, by FRED",
  "Federal Reserve Board, H.15, by FRED",
  "Federal Reserve Board, press releases",
  "FXStreet, economic calendar",
  "the price feed",
  "No prices are kept of this day",
];
const english = /\b(of|the|by|for|then|mean|codes?|forecast|annual|releases|calendar|feed|estimates|day|kept)\b/i;

const spanishFor = (source: string, write: (source: string) => string) => [source, write] as const;

it.each([
  ...ofHomes.map((source) => spanishFor(source, sourceInSpanish)),
  ...[...ofHomes, ...ofCounties].map((source) => spanishFor(source, reportCardEs.method.sourceName)),
  ...ofMarkets.map((source) => spanishFor(source, marketUpdateEs.sourceName)),
])("writes %s in Spanish", (source, write) => {
  expect(write(source)).not.toMatch(english);
  const sample = write(`Sample data, not from ${source}`);
  expect(sample).toMatch(/^Datos de muestra, no reales: /);
  expect(sample).not.toMatch(english);
});

it("keeps names of places and institutions, the day after them, and a source that it does not know", () => {
  expect(sourceInSpanish("FHFA house price index of the metro area (39580), by FRED, 3 de enero de 2026")).toBe(
    "Índice de precios de viviendas de la FHFA para el área metropolitana (39580), según FRED, 3 de enero de 2026",
  );
  expect(sourceInSpanish("Wake County, NC")).toBe("Wake County, NC");
});
