/**
 * What a source is called in Spanish. Names that an institution gives itself or a series stay as they are; what is told of them is translated. A source
 * keeps its English name in the table, also in reports of long ago, so it is translated where it is read.
 */
const index = "índice de precios de viviendas de la FHFA";
const forecast = "pronóstico de Zillow del valor de las viviendas";
const phrases: readonly [string, string][] = [
  ["Sample data, not from ", "Datos de muestra, no reales: "],
  [
    "FHFA house price index of the county, all transactions, annual",
    `${index} para el condado, con todas las ventas y refinanciamientos, anual`,
  ],
  ["FHFA house price index of the county", `${index} para el condado`],
  ["FHFA house price index of the metro area (", `${index} para el área metropolitana (`],
  ["FHFA house price index of the state (", `${index} para el estado (`],
  [" for a year, then the mean of its FHFA house price index", ` para un año, y después el promedio de su ${index}`],
  [
    "Zillow home value forecast, mean of the county's ZIP codes",
    `${forecast}, promedio de los códigos postales del condado`,
  ],
  ["Zillow home value forecast of the ZIP code", `${forecast} en el código postal`],
  ["Zillow home value forecast of the county's ZIP codes", `${forecast} en los códigos postales del condado`],
  [
    "Freddie Mac Primary Mortgage Market Survey, 30-year fixed",
    "encuesta Primary Mortgage Market Survey de Freddie Mac, tasa fija a 30 años",
  ],
  ["Freddie Mac, Primary Mortgage Market Survey", "encuesta Primary Mortgage Market Survey de Freddie Mac"],
  ["Optimal Blue Mortgage Market Indices", "índices Mortgage Market Indices de Optimal Blue"],
  [
    "U.S. Census Bureau, American Community Survey",
    "Oficina del Censo de los EE. UU., Encuesta sobre la Comunidad Estadounidense",
  ],
  ["U.S. Census Bureau, population estimates", "Oficina del Censo de los EE. UU., estimaciones de población"],
  ["Federal Reserve Board, H.15", "Junta de la Reserva Federal, publicación H.15"],
  ["Federal Reserve Board, press releases", "Junta de la Reserva Federal, comunicados de prensa"],
  ["FXStreet, economic calendar", "FXStreet, calendario económico"],
  ["No prices are kept of this day", "no se guardaron precios de este día"],
  ["the price feed", "servicio de precios"],
  [", by FRED", ", según FRED"],
];
/** Writes the name of a source in Spanish. One that is not known here stays as it is. */
export function sourceInSpanish(source: string): string {
  const told = phrases.reduce((text, [english, spanish]) => text.replaceAll(english, spanish), `${source}`);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
