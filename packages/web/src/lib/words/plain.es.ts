import { capital } from "../format/format";
import { ofThe, type WordsOf } from "./lang";
import type { plainEn } from "./plain.en";

/** Returns "Préstamo A" with its article, as a sentence begins. */
const theLoan = (head: string) => `El ${head}`.replace(/^El P/, "El p");

export const plainEs: WordsOf<typeof plainEn> = {
  unfold: "Mostrar todas las cifras",
  changes: {
    title: "Qué puede cambiar",
    from: (payment, month) => `Desde el pago ${payment}, ${month}`,
    atMost: (amount, payment, month) =>
      `Con los supuestos que se usan aquí, el pago llega a ${amount} como máximo, a partir del pago ${payment}, ${month}.`,
    buydown: "termina una etapa de la reducción temporal de la tasa",
    rate: "la tasa puede cambiar",
    recast: "el pago adicional único baja la mensualidad",
    interestOnly: "también se paga capital",
    second: "el segundo préstamo también paga capital",
    insurance: "termina el seguro hipotecario",
    fixed: (count) =>
      count === "1" ? "El préstamo tiene un solo pago." : `El pago del préstamo es fijo durante los ${count} pagos.`,
    scenario: "Las tasas de los años siguientes son supuestos, porque las determina un índice.",
    taxes: "El impuesto a la propiedad, los seguros y las cuotas pueden subir.",
  },
  refinance: {
    title: "Qué cambia cada mes",
    today: "Hoy",
    with: (loan) => `Con ${loan}`,
    change: "Cambio",
    mortgage: "Pago de la hipoteca",
    rest: "Impuesto, seguro y cuotas",
    total: "En total",
    paidOff: "Se liquida",
    none: "No aplica",
    same: "Igual",
    less: (amount) => `${amount} menos`,
  },
  stays: {
    title: "No forma parte.",
    says: (count, debts, balance, payment) =>
      count === 1
        ? `${capital(debts)}, de ${balance}, sigue igual, con un pago de ${payment} al mes.`
        : `${capital(debts)}, ${balance} en total, siguen igual, con pagos de ${payment} al mes.`,
  },
  moveUp: {
    title: "Las dos viviendas, mes a mes",
    sold: "La vivienda que vende",
    soldOn: (street) => `La vivienda que vende, ${street}`,
    bought: (loan) => `La vivienda que compra, con ${loan}`,
    boughtOn: (street, loan) => `La vivienda que compra, ${street}, con ${loan}`,
    both: (amount) => `Hasta la venta usted paga las dos viviendas, ${amount} al mes.`,
    thenMore: (amount) => `Después de la venta paga ${amount} más cada mes que hoy.`,
    thenLess: (amount) => `Después de la venta paga ${amount} menos cada mes que hoy.`,
    thenSame: "Después de la venta paga cada mes lo mismo que hoy.",
  },
  outlay: {
    title: "Lo que paga a lo largo de los años",
    says: "Los pagos de cada mes por el préstamo y estas deudas. El impuesto a la propiedad, el seguro y las cuotas se suman por igual a cada línea.",
    less: "Menos que hoy",
    more: "Más que hoy",
    from: (amount, month) => `${amount} desde ${month}`,
    until: (month) => `hasta ${month}`,
    lasts: (time) => `La mayor parte del ahorro dura ${time}.`,
    anyway: (month, debts) => `De todos modos, en ${month} usted ya habría terminado de pagar ${debts}.`,
    thenLess: (loan, amount) => `${theLoan(loan)} cuesta entonces ${amount} menos al mes que seguir como hoy`,
    thenMore: (loan, amount) => `${theLoan(loan)} cuesta entonces ${amount} más al mes que seguir como hoy`,
    thenSame: (loan) => `${theLoan(loan)} cuesta entonces al mes lo mismo que seguir como hoy`,
    andLonger: (time) => ` y dura ${time} más`,
    andSooner: (time) => ` y termina ${time} antes`,
    longer: (loan, time) => `${theLoan(loan)} dura ${time} más que lo que liquida.`,
    sooner: (loan, time) => `${theLoan(loan)} termina ${time} antes que lo que liquida.`,
  },
  payoff: {
    title: "Qué se liquida y cuánto cuesta",
    terms: (rate, left) => [rate, left].filter(Boolean).join(", "),
    left: (count) => (count === 1 ? "falta 1 pago" : `faltan ${count} pagos`),
    sum: "Se liquida",
    stays: (count, payment) => `${count === 1 ? "Sigue" : "Siguen"} igual, con ${payment} al mes`,
    newLoan: "Nuevo préstamo",
    cost: "Costo de refinanciar",
    costSays: "Puntos, costos de cierre y seguro, menos créditos",
    after: (count, month) =>
      `El costo se recupera después de ${count === 1 ? "1 pago" : `${count} pagos`}, en ${month}.`,
    afterSays: (cost, saved) => `Refinanciar cuesta ${cost} y ahorra ${saved} cada mes.`,
    afterSaysAtFirst: (cost, saved) => `Refinanciar cuesta ${cost} y, al principio, ahorra ${saved} cada mes.`,
    atOnce: "Le conviene desde el primer día, porque no tiene costo inicial.",
    never: "Lo que ahorra cada mes no alcanza para recuperar el costo antes de que terminen los préstamos.",
    notLower: {
      afterSays: (cost, more) => `Refinanciar cuesta ${cost} y, al principio, ${more} más cada mes.`,
      afterSaysSame: (cost) => `Refinanciar cuesta ${cost} y al principio no ahorra nada cada mes.`,
      never: "El costo no se recupera antes de que terminen los préstamos.",
    },
    other: (loan, count) => `${theLoan(loan)} tarda ${count === 1 ? "1 pago" : `${count} pagos`}.`,
  },
  cost: {
    todayCounts: "Lo que paga hoy incluye los intereses de las deudas que se liquidarían.",
    less: (years, loan, amount) => `Después de ${years}, ${loan} le ha costado ${amount} menos que seguir como hoy.`,
    more: (years, loan, amount) => `Después de ${years}, ${loan} le ha costado ${amount} más que seguir como hoy.`,
    same: (years, loan) => `Después de ${years}, ${loan} le ha costado lo mismo que seguir como hoy.`,
    oweMore: (amount) => `Para entonces debe ${amount} más sobre la vivienda.`,
    oweLess: (amount) => `Para entonces debe ${amount} menos sobre la vivienda.`,
  },
  value: {
    choose: "Valor de la vivienda",
    same: "Sigue igual",
    forecast: "Como se supone",
    falls: "Baja 10%",
    title: "Lo que debe y lo que es suyo",
    says: (home) => `La vivienda vale hoy ${home}.`,
    withOthers: " Lo que debe incluye todas las hipotecas que quedan sobre la vivienda.",
    worth: "Valor de la vivienda",
    owed: "Todavía debe",
    yours: "Es suyo",
    lent: "Se debe al prestamista",
    after: "Después de",
    chart: (owed, yours, year) =>
      `Después de ${year === 1 ? "1 año" : `${year} años`} debe ${owed} y ${yours} son suyos.`,
  },
  known: {
    title: "Conviene saber",
    apr: "Qué significa la APR",
    aprOf: (apr, rate, parts) =>
      `La APR de ${apr} suma a su tasa de ${rate} ${parts}, para que pueda comparar ofertas. Su pago se calcula con la tasa.`,
    aprAdjustable: (apr, parts) =>
      `La tasa puede cambiar. La APR de ${apr} incluye ${parts} y supone que el índice se mantiene donde está hoy.`,
    aprAdjustableBare: (apr) =>
      `La tasa puede cambiar. La APR de ${apr} supone que el índice se mantiene donde está hoy.`,
    aprSecond: (rate) => `Corresponde solo al primer préstamo. El segundo, al ${rate}, no está incluido.`,
    points: "los puntos",
    fees: "los cargos del prestamista y los intereses pagados por adelantado",
    typedCharge: "el cargo financiero",
    typedChargeSays: (amount) => `Su oficial de préstamos anotó el cargo financiero en una sola suma, ${amount}.`,
    insurance: "el seguro hipotecario",
    fundingFee: "el cargo por financiamiento de la VA (funding fee)",
    guaranteeFee: "la cuota de garantía de USDA (guarantee fee)",
    buydown: "la reducción temporal de la tasa",
    amount: (amount) => `Por qué el préstamo es de ${amount}`,
    amountOf: (base, added, name) => `Usted pide prestados ${base}, y al préstamo se agregan ${added} ${ofThe(name)}.`,
    costs: "costos",
    upfront: "la prima inicial del seguro hipotecario",
    insuranceTitle: "Por qué hay seguro hipotecario",
    insuranceSays: "Protege al prestamista, no a usted, cuando el pago inicial es bajo.",
    insuranceEnds: (loan, count) => `En ${loan} termina después de ${count === 1 ? "1 pago" : `${count} pagos`}.`,
    insuranceStays: (loan) => `En ${loan} dura tanto como el préstamo.`,
    secured: "Las deudas pasan a ser parte del préstamo hipotecario",
    securedSays:
      "Hoy su vivienda no garantiza deudas como una tarjeta o un auto. En el nuevo préstamo, la vivienda también responde por ellas. Mantenga la tarjeta en cero, porque cualquier deuda nueva se sumaría a este.",
    escrow: "Por qué hay efectivo para el cierre",
    escrowSays:
      "Una cuenta de depósito en garantía (escrow) nueva empieza con varios meses de impuesto y seguro. Su prestamista actual le devuelve lo que quede en la cuenta anterior después de que se liquide ese préstamo.",
    next: "Qué sigue",
    nextSays: (officer) =>
      `Dígale a ${officer} qué préstamo prefiere. Usted recibirá una Estimación de Préstamo (Loan Estimate), el formulario oficial, dentro de los tres días hábiles posteriores a su solicitud.`,
  },
};
