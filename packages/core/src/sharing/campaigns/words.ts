/** How a campaign's messages write figures, and the sentences that stand below them. */
import type { Lang } from "../../platform/pure/lang";

const number = (value: number, decimals: number, least = decimals) =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: decimals }).format(
    Math.abs(value),
  );
const minus = (value: number) => (value < 0 ? "−" : "");
const dollars = (value: number) => `${minus(value)}$${number(value, 0)}`;
const cents = (value: number) => `${minus(value)}$${number(value, 2)}`;
const percent = (value: number, decimals: number) => `${minus(value)}${number(value, decimals, 0)}%`;
/** A change says which way it went: "+0.125". */
const signedNumber = (value: number) => `${value > 0 ? "+" : minus(value)}${number(value, 3, 0)}`;

type Terms = { amount: number; down: number; months: number; payment: number; apr: number; insurance: number };

const amounts = { dollars, cents, percent, count: (value: number) => number(value, 0) };

/** A group of figures with its source and its day. */
type Origin = { source: string; date: string } | null;
const originsOf = (origins: readonly Origin[], day: (date: string) => string) =>
  origins.flatMap((origin) => (origin ? [`${origin.source} (${day(origin.date)})`] : [])).join("; ");

const en = {
  ...amounts,
  day: (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  years: (years: number) => (years === 1 ? "1 year" : `${years} years`),
  months: (months: number) => (months === 1 ? "1 month" : `${months} months`),
  county: (name: string) => (/county|parish|borough/i.test(name) ? name : `${name} County`),
  more: "more",
  less: "less",
  points: (moved: number) => `${signedNumber(moved)} percentage points`,
  disclosure: ({ amount, down, months, payment, apr, insurance }: Terms) =>
    `The example is a loan of ${dollars(amount)} with ${dollars(down)} down, repaid in ${months} monthly payments of ${cents(payment)} in principal and interest${
      insurance > 0 ? `, plus mortgage insurance of ${cents(insurance)} a month at first` : ""
    }. Its APR is ${percent(apr, 3)}. The payments do not include property taxes and home insurance, so you would pay more than that.`,
  asOf: (days: readonly string[]) =>
    `The figures are estimates as of ${days.map(en.day).join(" and ")}. They are not an offer or a commitment to lend.`,
  countySource: (origins: readonly Origin[]) => `The county's figures are from ${originsOf(origins, en.day)}.`,
  historySource: (origins: readonly Origin[]) =>
    `The growth after the first year is the average of the past, from ${originsOf(origins, en.day)}.`,
  rateSource: (source: string, days: readonly string[]) =>
    `The average rates are from ${source}, published ${days.map(en.day).join(" and ")}.`,
  preheader: (name: string) => `A message from ${name}.`,
  because: (name: string, isNamed: boolean) =>
    `Sent${isNamed ? " with Highway" : ""} because ${name} is helping you prepare to buy a home.`,
};
export type CampaignWords = typeof en;

const spanishDay = new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" });
/** What is no county in Louisiana and Alaska has a noun of its own. */
const spanishKinds: Readonly<Record<string, string>> = { parish: "la parroquia de", borough: "el distrito de" };

const es: CampaignWords = {
  ...amounts,
  // Written out, because 05/04 would be read as May 4 by one reader and as April 5 by another.
  day: (day) => spanishDay.format(Date.parse(day)),
  years: (years) => (years === 1 ? "1 año" : `${years} años`),
  months: (months) => (months === 1 ? "1 mes" : `${months} meses`),
  county: (name) => {
    const [kind] = /(?<=\s)(?:county|parish|borough)$/i.exec(name) ?? [""];
    return `${spanishKinds[kind.toLowerCase()] ?? "el condado de"} ${name.slice(0, name.length - kind.length).trim()}`;
  },
  more: "más",
  less: "menos",
  points: (moved) => `${signedNumber(moved)} puntos porcentuales`,
  disclosure: ({ amount, down, months, payment, apr, insurance }) =>
    `El ejemplo es un préstamo de ${dollars(amount)} con un pago inicial (enganche) de ${dollars(down)}, que se paga en ${months} pagos mensuales de ${cents(payment)} de capital e intereses${
      insurance > 0 ? `, más un seguro hipotecario de ${cents(insurance)} al mes al principio` : ""
    }. Su APR (tasa de porcentaje anual) es de ${percent(apr, 3)}. Los pagos no incluyen los impuestos a la propiedad ni el seguro de vivienda, así que usted pagaría más que eso.`,
  asOf: (days) =>
    `Las cifras son estimados al ${days.map(es.day).join(" y al ")}. No son una oferta ni un compromiso de prestar.`,
  countySource: (origins) => `Las cifras del condado provienen de ${originsOf(origins, es.day)}.`,
  historySource: (origins) =>
    `El alza después del primer año es el promedio del pasado, según ${originsOf(origins, es.day)}.`,
  rateSource: (source, days) =>
    `Las tasas promedio provienen de ${source}, publicadas el ${days.map(es.day).join(" y el ")}.`,
  preheader: (name) => `Un mensaje de ${name}.`,
  because: (name, isNamed) =>
    `Enviado${isNamed ? " con Highway" : ""} porque ${name} le ayuda a prepararse para comprar una casa.`,
};

export const words = (lang: Lang): CampaignWords => ({ en, es })[lang];
