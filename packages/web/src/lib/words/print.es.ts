import type { WordsOf } from "./lang";
import type { printEn } from "./print.en";

export const printEs: WordsOf<typeof printEn> = {
  title: (place) => `Sus préstamos para ${place}`,
  titleOne: (place) => `Su préstamo para ${place}`,
  titleCash: (place) => `Su compra de ${place}`,
  titleOwned: (place) => `Sus opciones para ${place}`,
  titleMany: "Sus préstamos, lado a lado",
  prepared: (name, day) => `Preparado para ${name} el ${day}.`,
  foot: (report, name, day) => `${report}. Preparado para ${name}, ${day}`,
  estimate:
    "Estas cifras son un estimado; no son la aprobación de un préstamo ni un compromiso de prestar. La última página explica qué suponen, con la APR y los pagos de cada préstamo.",
  summary: {
    scan: "Escanee el código para ver el informe completo",
    until: (day) => `Se puede abrir hasta el ${day} inclusive.`,
    code: "Código QR que abre este informe",
    years: "Lo que cuesta cada préstamo con el tiempo",
    cost: (years) => `Costo en ${years}`,
    owed: (years) => `Saldo a los ${years}`,
    estimate: "Estas cifras son un estimado; no son la aprobación de un préstamo ni un compromiso de prestar.",
  },
  page: "Página",
  of: "de",
  four: {
    paysFor: (hasLoan, hasTax) =>
      hasTax
        ? `${hasLoan ? "Préstamo, impuesto" : "Impuesto"} a la propiedad y seguro`
        : `${hasLoan ? "Préstamo y seguro" : "Seguro"}, sin impuesto a la propiedad`,
    down: "Incluye el pago inicial",
    today: (payment, isAlone) => `Hoy ${payment}${isAlone ? "" : ", deudas incluidas"}`,
    loan: (loan, name) => `Estas cuatro cifras describen ${loan}, ${name}.`,
  },
  ways: {
    one: "Su préstamo",
    cash: "Su compra",
    buy: (count) => `${inWords[count] ?? count} maneras de comprar`,
    own: (count) => `${inWords[count] ?? count} maneras de continuar`,
    rate: "Tasa",
  },
  sideBySide: { one: "Su préstamo en cifras", many: "Los préstamos, lado a lado" },
  lowest: {
    before: "La cifra",
    shaded: "sombreada",
    after: "de una fila es la menor entre los préstamos sobre esa vivienda a ese precio.",
  },
  loansPart: (from, to) => `Préstamos ${from} a ${to}`,
  theLoan: "El préstamo",
  readAfter: (amount, years) => `${amount} después de ${years}`,
  today: "Hoy",
  year: "Año",
  total: "Totales",
  plain: {
    apr: {
      title: "Qué significa la APR",
      text: "La APR es su tasa con los cargos del prestamista incluidos, para que pueda comparar ofertas de manera justa; su pago se calcula con la tasa de interés.",
    },
    insurance: {
      title: "Por qué hay seguro hipotecario",
      text: "Protege al prestamista cuando el pago inicial es menor del 20%. En algunos préstamos termina por sí solo y en otros dura todo el préstamo; la tabla dice cuándo.",
    },
    change: {
      title: "Qué puede cambiar",
      text: "El impuesto a la propiedad y el seguro pueden subir.",
      rate: "Su tasa puede variar hasta que la fije. Una tasa fija no cambia durante todo el préstamo.",
    },
  },
  roles: {
    officer: "Oficial de préstamos",
    advisor: "Certified Mortgage Advisor (CMA)",
  },
  logoOf: (company) => `Logotipo de ${company}`,
  photoOf: (name) => `Foto de ${name}`,
  failed: "No se pudo abrir este informe.",
};

const inWords = ["", "Una", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve", "Diez", "Once", "Doce"];
