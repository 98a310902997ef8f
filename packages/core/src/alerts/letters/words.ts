/** What an officer's email to a client says of a move, until the officer changes it. */
import type { Lang } from "../../platform/pure/lang";

export type Said = {
  name: string;
  rate: number;
  newRate: number;
  payment: number;
  newPayment: number;
  aMonth: number;
};

const money = (amount: number) =>
  `$${Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** An estimate has three decimals at most, and no zeros at the end. */
const percent = (rate: number) => `${Math.round(rate * 1000) / 1000}%`;
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** Writes subject and message. The subject holds no figure, because others may see a list of mails over the reader's shoulder. */
export const letterWords = (lang: Lang, said: Said): { subject: string; message: string } => ({ en, es })[lang](said);

function en({ name, rate, newRate, payment, newPayment, aMonth }: Said) {
  const moved = aMonth > 0 ? "fell" : "rose";
  const change = `At the same cost, I now estimate a rate of about ${percent(newRate)} instead of ${percent(rate)}, and a monthly payment of principal and interest of about ${money(newPayment)} instead of ${money(payment)}. That is ${money(aMonth)} ${aMonth > 0 ? "more" : "less"} a month.`;
  return {
    subject: "What today's market may mean for your loan",
    message: [
      `Hi ${firstName(name)},`,
      `The prices of the bonds behind mortgage rates ${moved} today, and your rate is not locked yet.`,
      aMonth === 0 ? `I estimate that your payment stays at about ${money(payment)} a month.` : change,
      "The lender's own rate sheet decides which rate you can lock, so this is an estimate. Reply to this email or call me, and we can decide together whether to lock.",
    ].join("\n\n"),
  };
}

function es({ name, rate, newRate, payment, newPayment, aMonth }: Said) {
  const moved = aMonth > 0 ? "bajaron" : "subieron";
  const change = `Al mismo costo, ahora estimo una tasa de alrededor de ${percent(newRate)} en lugar de ${percent(rate)}, y un pago mensual de capital e intereses de alrededor de ${money(newPayment)} en lugar de ${money(payment)}. Son ${money(aMonth)} ${aMonth > 0 ? "más" : "menos"} al mes.`;
  return {
    subject: "Lo que el mercado de hoy puede significar para su préstamo",
    message: [
      `Hola, ${firstName(name)}:`,
      `Los precios de los bonos de los que dependen las tasas hipotecarias ${moved} hoy, y su tasa todavía no está fijada.`,
      aMonth === 0 ? `Estimo que su pago se mantiene en alrededor de ${money(payment)} al mes.` : change,
      "La lista de tasas del prestamista decide qué tasa puede fijar usted, así que esto es un estimado. Responda a este correo o llámeme, y decidimos juntos si conviene fijar la tasa.",
    ].join("\n\n"),
  };
}
