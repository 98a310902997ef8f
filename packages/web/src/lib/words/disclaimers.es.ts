import type { disclaimersEn } from "./disclaimers.en";
import type { WordsOf } from "./lang";

export const disclaimersEs: WordsOf<typeof disclaimersEn> = {
  title: "Información importante",
  inEnglish: "En inglés.",
  estimate: {
    title: "Esto no es la aprobación de un préstamo ni un compromiso de prestar.",
    text: (rateDate, place, fico) =>
      `Es un estimado al ${rateDate}${place && ` para una vivienda en ${place}`}${fico && `, con un puntaje de crédito de ${fico}`}. Las tasas, los cargos y los programas pueden cambiar sin aviso.`,
    official: "Las cifras oficiales están en su Estimación de Préstamo (Loan Estimate).",
    assumedScore: (score) => `${score} (supuesto)`,
    scoreFrom: (score) => `${score} o más`,
    scoreBelow: (score) => `menos de ${score}`,
    and: (one, other) => `${one} y ${other}`,
  },
  assumes: {
    title: "Lo que suponen las cifras.",
    loan: (product, downPayment, ltv) =>
      `${product}, ${downPayment ? `${downPayment} de pago inicial, ` : ""}relación préstamo-valor de ${ltv}`,
    hoa: (dues) => `cuota de la asociación (HOA) de ${dues} al mes`,
    noHoa: "sin cuota de asociación (HOA)",
  },
  apr: {
    title: "Tasa de porcentaje anual (APR).",
    text: "La APR incluye los puntos, los cargos del prestamista, los intereses pagados por adelantado y el seguro hipotecario. Sirve para comparar ofertas; el pago se calcula con la tasa de interés.",
  },
  payments: {
    title: "Pagos de ejemplo.",
    loan: (amount, term, rate, apr) =>
      `un préstamo de ${amount} a ${term} con una tasa de ${rate}${apr && ` (APR de ${apr})`} se paga en `,
    level: (count, amount) => (count === 1 ? `1 pago mensual de ${amount}` : `${count} pagos mensuales de ${amount}`),
    followedBy: (one, other) => `${one}, luego ${other}`,
    changing: (count, least, most) => `${count} que cambian con la tasa, entre ${least} y ${most}`,
    insurance: (amount, count) => `, más ${amount} de seguro hipotecario en los primeros ${count}`,
    insuranceFalling: (first, last, count) =>
      `, más el seguro hipotecario en los primeros ${count}: ${first} al mes el primer año, menos cada año siguiente y ${last} el último`,
    second: (amount, term, rate, payment) =>
      `, más un segundo préstamo de ${amount} a ${term} con una tasa de ${rate} y un primer pago de ${payment}`,
    line: (later, prime) =>
      ` y pagos de ${later} cuando ya no se pueda retirar más, si la tasa preferencial (prime) sigue en ${prime}: la tasa puede cambiar cada mes, y con ella el pago`,
    last: "El último pago puede diferir en unos dólares. Estos pagos no incluyen el impuesto a la propiedad, el seguro de vivienda ni la cuota de la asociación (HOA); su pago real de cada mes será mayor.",
  },
  adjustable: {
    title: "Tasas ajustables.",
    text: (loans) =>
      `En ${loans}, la tasa puede subir después del cierre, y con ella el pago. Los pagos posteriores siguen el escenario elegido para el índice; las tasas reales pueden ser mayores o menores.`,
  },
  insurance: {
    title: "Seguro hipotecario.",
    upfront: (amount) => `prima inicial de ${amount}`,
    fundingFee: (amount) => `cargo por financiamiento de la VA (funding fee) de ${amount}`,
    guaranteeFee: (amount) => `cuota de garantía de USDA (guarantee fee) de ${amount}`,
    monthly: (amount, count) => `${amount} al mes durante ${count} ${count === 1 ? "pago" : "pagos"}`,
    falling: (first, last, count) =>
      `${first} al mes el primer año, menos cada año siguiente y ${last} el último, durante ${count} pagos`,
  },
  later: {
    title: "Proyecciones a futuro.",
    text: "El valor futuro de la vivienda, los saldos del préstamo, el ahorro en impuestos y la ganancia neta son estimados, no promesas. Esto no es asesoría fiscal ni legal.",
  },
  mended: {
    title: "Cómo se calculan ahora las cifras.",
    since: (day, text) => `Desde el ${day}: ${text}`,
    texts: {
      occupancyPricesInsurance:
        "cuando el préstamo es para una segunda vivienda, una propiedad de inversión o una propiedad de tres o cuatro unidades, el seguro hipotecario se calcula para ella. Antes se calculaba como para una vivienda principal.",
      interestFromClosing:
        "los intereses pagados por adelantado se cuentan desde la fecha de cierre hasta el fin de ese mes. Antes no se contaban.",
      averageBalancePremium:
        "el seguro hipotecario de la FHA se calcula sobre el saldo promedio programado de cada año. Antes era fijo.",
      averageBalanceFee:
        "la cuota anual de USDA se calcula sobre el saldo promedio programado de cada año, y la cuota de garantía financiada es el 1% de todo el préstamo. Antes ambas se calculaban sobre el monto sin la cuota.",
      insuranceEndsByActualPayments:
        "cuando se paga más de lo debido, el seguro hipotecario se puede cancelar a solicitud una vez que se debe el 80% del valor original de la vivienda. Antes terminaba según el calendario del contrato.",
      disclosedRate:
        "la APR y las cifras de la Estimación de Préstamo de un préstamo de tasa ajustable suponen que su índice se queda donde está hoy. Antes seguían el escenario elegido.",
      agencyCaps:
        "la tasa de un préstamo de la FHA o de la VA cambia una vez al año, con los límites de su programa. Antes se usaban los límites de Fannie Mae.",
      savingsAddedUp:
        "el punto de equilibrio de un refinanciamiento suma el ahorro de cada mes según vencen los pagos, hasta que habrían terminado los préstamos que liquida. Antes se tomaba el ahorro del primer mes para todos los meses.",
      paymentsAddedUp:
        "el punto de equilibrio por pago suma el pago de cada mes tal como vence. Antes se tomaba el pago del primer mes para todos los meses.",
      effectiveGrowth:
        "el valor de la vivienda crece cada año según su tasa anual completa, y el de una vivienda propia sigue el índice de precios desde su compra. Antes la tasa se capitalizaba cada mes.",
      feeByWholePrice:
        "cuando el avalúo (tasación) de una vivienda es menor que su precio, el pago inicial que decide el cargo por financiamiento de la VA (funding fee) cuenta lo que se paga por encima del avalúo. Antes no se contaba.",
      insuranceEndsByHome:
        "en una propiedad de dos a cuatro unidades y en una de inversión, el seguro hipotecario termina a la mitad del plazo, o a solicitud al 70% del valor original. Antes terminaba como en una vivienda de una unidad en la que vive el prestatario.",
      combinedCountsEveryMortgage:
        "la relación préstamo-valor combinada (CLTV) de una hipoteca existente cuenta las otras hipotecas sobre la vivienda. Antes contaba solo su propio saldo.",
      equityCountsEveryMortgage:
        "el valor neto de la vivienda (equity) no incluye lo que se debe de otras hipotecas sobre ella. Antes lo incluía.",
      taxesByUnits:
        "en una vivienda de dos a cuatro unidades, el ahorro en impuestos cuenta una parte igual de los intereses, los puntos, el seguro hipotecario y el impuesto a la propiedad por la unidad en la que vive el prestatario. Antes se contaba la vivienda entera.",
      taxesByOccupancy:
        "no se cuenta ahorro en impuestos para una propiedad de inversión, y los puntos de una segunda vivienda no se deducen en su primer año. Antes se contaban como los de una residencia principal.",
      deductedPoints:
        "el ahorro en impuestos cuenta los puntos de una compra como intereses de su primer año. Antes no se contaban.",
      deductedPremiums:
        "el ahorro en impuestos cuenta el seguro hipotecario como intereses a partir del año fiscal 2026, cuando los ingresos lo permiten. Antes no se contaba.",
    },
  },
  overdue: {
    title: "Valores que aún no se publican.",
    texts: {
      standardDeduction: (due) =>
        `El ahorro en impuestos usa la última deducción estándar publicada; la siguiente debía salir el ${due}.`,
      federalIncomeTax: (due) =>
        `El ahorro en impuestos usa los últimos tramos del impuesto federal publicados; los siguientes debían salir el ${due}.`,
      primeRate: (due) =>
        `La línea de crédito usa la última tasa preferencial (prime) conocida; puede haber cambiado desde el ${due}.`,
      usdaFees: (due) => `Las cuotas de USDA son las últimas publicadas; las siguientes debían salir el ${due}.`,
      vaFundingFee: (due) =>
        `El cargo por financiamiento de la VA (funding fee) es el último conocido; debía cambiar el ${due}.`,
    },
  },
  licenses: "Licencias.",
  cobrand: (cobrand, company) => `${cobrand} y ${company} no tienen afiliación entre sí.`,
  rights: (year, company) => `© ${year} ${company}. Todos los derechos reservados.`,
  marks: {
    1: "Miembro de la FDIC",
    2: "Prestamista con igualdad de oportunidades en la vivienda",
    3: "Igualdad de oportunidades en la vivienda",
    4: "Asegurado federalmente por la NCUA",
  },
  poweredBy: "Con tecnología de Highway",
};
