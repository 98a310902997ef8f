import type { WordsOf } from "./lang";
import type { printEn } from "./print.en";

export const printEs: WordsOf<typeof printEn> = {
  title: (place) => `Sus préstamos para ${place}`,
  titleOwned: (place) => `Sus opciones para ${place}`,
  titleMany: "Sus préstamos, lado a lado",
  prepared: (name, day) => `Preparado para ${name} el ${day}.`,
  foot: (report, name, day) => `${report}. Preparado para ${name}, ${day}.`,
  page: "Página",
  of: "de",
  four: {
    tax: "Préstamo, impuestos y seguro",
    down: "Incluye el pago inicial",
    loan: (loan, name) => `Estas cuatro cifras describen ${loan}, ${name}.`,
  },
  ways: {
    buy: (count) => (count === 1 ? "Su préstamo" : `${inWords[count] ?? count} maneras de comprar`),
    own: (count) => (count === 1 ? "Su préstamo" : `${inWords[count] ?? count} maneras de continuar`),
    rate: "Tasa",
  },
  sideBySide: { one: "Su préstamo en cifras", many: "Los préstamos, lado a lado" },
  lowest: { before: "La cifra", shaded: "sombreada", after: "es la más baja de su fila." },
  loansPart: (from, to) => `Préstamos ${from} a ${to}`,
  theLoan: "El préstamo",
  sections: {
    monthly: { title: "Pago mensual", says: "Lo que se paga cada mes cuando empieza el préstamo." },
    cash: { title: "Efectivo para el cierre", says: "Lo que usted lleva al cierre y para qué es." },
    rates: { title: "Tasas durante el préstamo", says: "Según el escenario elegido para cada préstamo." },
    secondLoan: { title: "Segundo préstamo", says: "Se pide junto con el primero, sobre la misma vivienda." },
    extraPayments: {
      title: "Pagos adicionales",
      says: "Lo que se paga además de los pagos debidos, cada mes o de una vez.",
    },
    balance: { title: "Lo que todavía debe", says: "El saldo de cada préstamo al final de cada año." },
    years: {
      title: "Año por año",
      says: "En dólares enteros. Lo que va a intereses, lo que va a capital y el saldo al final de cada año.",
    },
    overTheLoan: { title: "Durante todo el préstamo", says: "Desde el primer pago hasta el último." },
    totalCost: {
      title: "Lo que cuesta cada préstamo con el tiempo",
      says: "Intereses, seguro hipotecario, puntos y costos de cierre, menos créditos: dinero que no se recupera.",
    },
    breakEven: {
      title: (loan) => `Punto de equilibrio frente a ${loan}`,
      says: "Cuándo la diferencia en el pago mensual compensa la diferencia en el efectivo para el cierre.",
    },
    savings: {
      title: "Lo que ahorra el refinanciamiento",
      says: "Capital, intereses y seguro hipotecario, frente a las hipotecas y deudas que se liquidan.",
    },
    moveUp: {
      title: "Cambio de vivienda",
      says: "La venta liquida las hipotecas de esa vivienda y las deudas señaladas para ello.",
    },
    equity: {
      title: "Valor neto y ganancia neta",
      says: "La ganancia neta es lo que ha subido la vivienda y el ahorro en impuestos, menos el costo de venta y el costo total.",
    },
    taxSavings: {
      title: "Ahorro en impuestos",
      says: "Por intereses, seguro hipotecario e impuesto a la propiedad, hasta entonces.",
      nothing:
        "Ninguno: la deducción estándar es mayor que lo que la vivienda permite deducir, o no se deben impuestos.",
    },
    appreciation: { title: "Lo que puede valer la vivienda", says: "Es un estimado: nadie lo sabe." },
  },
  each: { month: "Cada mes", cost: "Lo que cuesta", interest: "Intereses" },
  after: (years) => `Después de ${years}`,
  readAfter: (amount, years) => `${amount} después de ${years}`,
  today: "Hoy",
  year: "Año",
  total: "Totales",
  fromPayment: "Desde el pago",
  levelAt: (payment, month) => `${payment}, ${month}`,
  rate: "Tasa",
  sale: {
    value: "Valor de la vivienda que se vende",
    costToSell: "Costo de venta",
    repairs: "Reparaciones",
    payoffs: "Hipotecas que se liquidan",
    debts: "Deudas que se liquidan",
    left: "Lo que queda de la venta",
  },
  breakEven: {
    atOnce: "De inmediato",
    none: "Ninguno",
    closingOnly: "Solo en el cierre",
    after: (payment, month) => `Pago ${payment}, ${month}`,
    until: (payment, month) => `Hasta el pago ${payment}, ${month}`,
    same: "Necesita el mismo efectivo para cerrar",
    keeps: (amount) => `Conserva ${amount} en el cierre`,
    needs: (amount) => `Necesita ${amount} más en el cierre`,
    paysSame: "y paga lo mismo cada mes",
    paysLess: (amount) => `y paga ${amount} menos cada mes`,
    paysMore: (amount) => `y paga ${amount} más cada mes`,
    tooLate: "pero termina antes de que eso se compense",
    lowerCost: (when) => `El costo total es menor desde ${when}.`,
    neverLowerCost: "El costo total es siempre mayor.",
    alwaysLowerCost: "El costo total nunca es mayor.",
    lowerCostUntil: (when) => `El costo total es menor hasta ${when}.`,
    when: (payment, month) => `el pago ${payment}, ${month}`,
  },
  plain: {
    apr: {
      title: "Qué significa la APR",
      text: "La APR es su tasa con los cargos del prestamista incluidos, para que pueda comparar ofertas de manera justa; su pago se calcula con la tasa de interés.",
    },
    insurance: {
      title: "Por qué hay seguro hipotecario",
      text: "Protege al prestamista cuando se da menos del 20% de pago inicial. Algunos terminan solos y otros duran todo el préstamo: la tabla dice cuándo.",
    },
    change: {
      title: "Qué puede cambiar",
      text: "El impuesto a la propiedad y el seguro pueden subir. Su tasa puede variar hasta que la fije. Lo que es fijo no cambia durante todo el préstamo.",
    },
  },
  source: (way, source) => `${way}: ${source}.`,
  sources: {
    forecast: "según el pronóstico para la zona",
    historical: "según cómo han cambiado los precios en la zona",
    custom: "según una tasa elegida para esta vivienda",
    assumed: "no hay datos de la zona, así que se supone que el valor no cambia",
  },
  roles: {
    agent: "Su socio en esta compra",
    officer: "Oficial de préstamos",
    advisor: "Asesoría hipotecaria certificada (CMA)",
  },
  labels: { Office: "Oficina", Direct: "Directo", Cell: "Celular" },
  logoOf: (company) => `Logotipo de ${company}`,
  photoOf: (name) => `Foto de ${name}`,
  failed: "No se pudo abrir este informe.",
};

const inWords = ["", "Una", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve", "Diez", "Once", "Doce"];
