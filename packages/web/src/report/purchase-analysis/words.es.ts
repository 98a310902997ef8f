import type { WordsOf } from "../../lib/words/lang";
import type { purchaseAnalysisEn } from "./words.en";

export const purchaseAnalysisEs: WordsOf<typeof purchaseAnalysisEn> = {
  yours: "Su compra",
  title: (street, count) => `${street}, en ${count}`,
  untitled: (count) => `Su vivienda, en ${count}`,
  oneChapter: "un capítulo",
  chapters: (count) => `${count} capítulos`,
  counts: ["ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  contents: "Contenido",
  list: "Capítulos",
  cover: "Portada",
  close: "Cerrar",
  chapter: (place) => `Capítulo ${place}`,
  names: {
    loans: "Comparación de préstamos",
    rentOrBuy: "Comprar o alquilar",
    waiting: "El costo de esperar",
    bidOver: "Oferta por encima del precio pedido",
    reportCard: "El informe del condado",
    appreciation: "Lo que puede valer la vivienda",
    reinvestment: "Pagar más cada mes",
  },
  loans: {
    head: (name, payment, cash) => `${name}: ${payment} al mes y ${cash} al cierre.`,
    headPaysOut: (name, payment, cash) => `${name}: ${payment} al mes, y usted recibe ${cash} al cierre.`,
    half: (apr) => `La APR es ${apr}.`,
    withoutTax: "El pago no incluye el impuesto a la propiedad.",
    uninsured: (name) => `${name}: el pago está por confirmar, porque falta el seguro hipotecario.`,
    cash: (cash) => `Compra de contado: ${cash} al cierre.`,
    several: (count) => `Es uno de los ${count} que se comparan.`,
  },
  bids: { several: (bid, count) => `Esta es la oferta de ${bid}, una de las ${count} que se comparan.` },
  appreciation: {
    head: (now, later) => `Una vivienda de ${now} hoy puede valer ${later} en 10 años.`,
    half: (rate) => `Se supone ${rate} al año. Si los precios no cambian, la vivienda no gana nada.`,
    series: "Se supone que los precios cambian según el pronóstico. Si no cambian, la vivienda no gana nada.",
  },
  reinvestment: {
    head: (interest, time) => `Pagar más ahorra ${interest} de intereses y termina el préstamo ${time} antes.`,
    sameEnd: (interest) => `Pagar más ahorra ${interest} de intereses.`,
    half: "Lo que se paga queda en la vivienda hasta que se venda o se pida prestado sobre ella.",
    month: "1 mes",
    months: (count) => `${count} meses`,
  },
};
