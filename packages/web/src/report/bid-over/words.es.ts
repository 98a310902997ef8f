import type { WordsOf } from "../../lib/words/lang";
import type { bidOverEn } from "./words.en";

export const bidOverEs: WordsOf<typeof bidOverEn> = {
  at: (bid, asking) => `Una oferta de ${bid} frente a un precio pedido de ${asking}`,
  head: {
    after: (over, months, prices) => `Los ${over} ofrecidos de más se recuperan después de ${months}, ${prices}.`,
    always: (over) => `El valor de la vivienda cubre los ${over} ofrecidos de más desde el primer día.`,
    never: (over, prices) => `Los ${over} ofrecidos de más no se recuperan en 30 años, ${prices}.`,
  },
  prices: {
    rise: (rate) => `si los precios suben ${rate} al año`,
    fall: (rate) => `si los precios bajan ${rate} al año`,
    stay: "si los precios no cambian",
    series: "si los precios cambian según el pronóstico",
    past: "si los precios cambian como en el pasado",
  },
  ifStay: {
    after: (months) => `Si los precios no cambian, se recuperan *después de ${months}*.`,
    always: "Si los precios no cambian, quedan cubiertos *desde el primer día*.",
    never: "Si los precios no cambian, *nunca* se recuperan.",
  },
  ifFall: {
    below: (amount) =>
      `Si bajan 5% el primer año y después no cambian, a los 5 años la vivienda vale *${amount} menos que la oferta*.`,
    above: (amount) =>
      `Si bajan 5% el primer año y después no cambian, a los 5 años la vivienda todavía vale *${amount} más que la oferta*.`,
  },
  month: "1 mes",
  months: (count) => `${count} meses`,
  year: "1 año",
  years: (count) => `${count} años`,
  chart: {
    label: "El valor de la vivienda por año, frente a la oferta",
    month: (count) => `Mes ${count}`,
    now: "hoy",
    short: (count) => (count === "1" ? "1 año" : `${count} años`),
    value: "Valor",
    bid: "Oferta",
    stay: "Si los precios no cambian",
    fall: "Si bajan 5%",
  },
  cells: {
    label: "De qué depende la oferta",
    growth: "Alza de equilibrio, 5 años",
    growthNote: (rate) => `Se supone ${rate} el primer año`,
    aYear: (rate) => `${rate} al año`,
    any: "Cualquier alza",
    none: "Ninguna alza",
    selling: (percent) => `Después de costos de venta de ${percent}`,
    sellingNote: "Hasta que una venta devuelva lo ofrecido",
    asks: "Lo que requiere",
    asksBoth: (cash, month) => `${cash} y ${month}`,
    asksNote: "Más efectivo al cierre, y más cada mes",
    never: "Nunca",
    atOnce: "Desde el primer día",
  },
  gains: {
    title: "Valor menos la oferta",
    after: "Después de",
    gain: "En dólares",
    percent: "En porcentaje de la oferta",
  },
  needed: {
    title: "Alza necesaria",
    says: "Lo que deben subir los precios al año para llegar al punto de equilibrio",
    line: (rate) => `La línea marca el ${rate} que se supone el primer año. Las barras naranjas necesitan más que eso.`,
  },
  others: {
    title: "Otras ofertas",
    says: "La ventaja o desventaja que tendría cada oferta",
    bid: "Oferta",
    after: "Se recupera después de",
    note: "Valor menos la oferta. El valor comienza en el precio pedido, o en el valor estimado o el avalúo (tasación) cuando lo hay.",
    set: (bid) => `Ofrecer ${bid}`,
  },
  takes: {
    title: (over) => `Lo que requieren los ${over}`,
    premium: "Ofrecido de más",
    premiumPct: "Ofrecido de más, en porcentaje",
    startValue: "Valor al cierre",
    appraisalGap: "Por encima del avalúo, en efectivo",
    extraCash: "Más efectivo al cierre",
    cashAtBid: "Efectivo para el cierre con esta oferta",
    extraMonth: "Más cada mes",
    monthAtBid: "Capital, intereses y seguro hipotecario con esta oferta",
    monthWithSecond: "Capital e intereses de los dos préstamos, y seguro hipotecario, con esta oferta",
  },
  appraisal: {
    none: "Si el avalúo (tasación) es menor que la oferta, la diferencia se paga en efectivo, porque el préstamo se basa en el menor de los dos.",
    gap: (value, gap) =>
      `El avalúo (tasación) es de ${value}. Los ${gap} por encima se pagan en efectivo, porque el préstamo se basa en el menor de los dos.`,
    below: (value, gap) => `El avalúo (tasación) es de ${value}, ${gap} menos que la oferta.`,
    covers: (value) => `El avalúo (tasación) es de ${value}, que es igual o mayor que la oferta.`,
  },
};
