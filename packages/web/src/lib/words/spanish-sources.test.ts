import { expect, it } from "vitest";
import { sourceInSpanish } from "./spanish-sources";

/** The sources as core writes them, with what it adds in each place. */
const written = [
  "FHFA house price index of the county, all transactions, annual",
  "FHFA house price index of the county, by FRED",
  "FHFA house price index of the metro area (39580), by FRED",
  "FHFA house price index of the state (NC), by FRED",
  "Zillow home value forecast, mean of the county's ZIP codes",
  "Zillow home value forecast of the ZIP code for a year, then the mean of its FHFA house price index, by FRED",
  "Zillow home value forecast of the county's ZIP codes",
  "Freddie Mac Primary Mortgage Market Survey, 30-year fixed, by FRED",
  "Freddie Mac, Primary Mortgage Market Survey, by FRED",
  "Optimal Blue Mortgage Market Indices, by FRED",
  "U.S. Census Bureau, American Community Survey 2020-2024",
  "U.S. Census Bureau, population estimates 2025",
  "Federal Reserve Board, H.15, by FRED",
  "Federal Reserve Board, press releases",
  "FXStreet, economic calendar",
  "the price feed",
  "No prices are kept of this day",
];
const english = /\b(of|the|by|for|then|mean|codes?|forecast|annual|releases|calendar|feed|estimates|day|kept)\b/i;

it.each(written)("writes %s in Spanish", (source) => {
  expect(sourceInSpanish(source)).not.toMatch(english);
  const sample = sourceInSpanish(`Sample data, not from ${source}`);
  expect(sample).toMatch(/^Datos de muestra, no reales: /);
  expect(sample).not.toMatch(english);
});

it("keeps names of places and institutions, the day after them, and a source that it does not know", () => {
  expect(sourceInSpanish("FHFA house price index of the metro area (39580), by FRED, 3 de enero de 2026")).toBe(
    "Índice de precios de viviendas de la FHFA para el área metropolitana (39580), según FRED, 3 de enero de 2026",
  );
  expect(sourceInSpanish("Wake County, NC")).toBe("Wake County, NC");
});
