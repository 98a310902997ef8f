/** A part of a source's name, and what it is called in Spanish. */
export type SpanishSource = readonly [english: string, spanish: string];

/**
 * What the sources of a home's growth are called in Spanish. A tool that reads others adds theirs, so that nobody else fetches them. Names that an
 * institution gives itself or a series stay as they are; what is told of them is translated. A source keeps its English name in the table, also in
 * reports of long ago, so it is translated where it is read.
 */
const ofHomes: readonly SpanishSource[] = [
  ["Sample data, not from ", "Datos de muestra, no reales: "],
  [
    " for a year, then the mean of its FHFA house price index",
    " a un año y después el promedio de su índice de precios de viviendas de la FHFA",
  ],
  ["FHFA house price index", "Índice de precios de viviendas de la FHFA"],
  ["Zillow home value forecast", "Pronóstico de precios de viviendas de Zillow"],
  [", mean of the county's ZIP codes", ", promedio de los códigos postales del condado"],
  [" of the county's ZIP codes", " para los códigos postales del condado"],
  [" of the ZIP code", " para el código postal"],
  [" of the county", " para el condado"],
  [" of the metro area", " para el área metropolitana"],
  [" of the state", " para el estado"],
  [", all transactions, annual", ", todas las transacciones, anual"],
  [", by FRED", ", según FRED"],
];
/** Writes the name of a source in Spanish. One that is not known here stays as it is. */
export const sourceInSpanish = (source: string, others: readonly SpanishSource[] = []): string =>
  [...ofHomes, ...others].reduce((text, [english, spanish]) => text.replaceAll(english, spanish), `${source}`);
