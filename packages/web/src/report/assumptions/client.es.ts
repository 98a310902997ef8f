import type { WordsOf } from "../../lib/words/lang";
import type { clientAssumptionsEn } from "./client.en";

export const clientAssumptionsEs: WordsOf<typeof clientAssumptionsEn> = {
  title: "Lo que se supone",
  growth: "Precios de las viviendas",
  growthNote: "Una suposición; los dos casos peores muestran qué pasaría con un alza menor",
  rentGrowth: "El alquiler sube",
  rentGrowthNote: "Los alquileres del índice de precios al consumidor han subido 3.6% al año desde 1983",
  inflation: "Los demás costos suben",
  inflationNote: "Seguro, cuotas y mantenimiento; la meta de la Reserva Federal es 2%",
  taxGrowth: "El impuesto a la propiedad sube",
  taxGrowthNote:
    "Según lo indicado para la vivienda; si no, con los precios en general, o hasta el tope del estado donde es menor",
  maintenance: "Mantenimiento",
  maintenanceNote: "Una regla general; un techo nuevo no cuesta menos cuando bajan los precios",
  investmentReturn: "Rendimiento de las inversiones",
  investmentReturnNote: "Lo que podrían ganar sus ahorros, antes del impuesto sobre ganancias",
  rentersInsurance: "Seguro de inquilino",
  rentersInsuranceNote: "Cerca de la prima promedio, $171 al año en 2022",
  deposit: "Depósito de garantía del alquiler",
  depositNote: "Se devuelve al final, sin intereses",
  ending: "Al final",
  endingNote: "Una venta cuesta una parte del precio y puede causar impuestos",
  sell: "Se vende la vivienda",
  stay: "Usted se queda en la vivienda",
  aYear: (rate) => `${rate} al año`,
  ofPrice: (rate) => `${rate} del precio al año`,
  aMonth: (amount) => `${amount} al mes`,
  ofRent: (count) => `${count} meses de alquiler`,
  ofRentOne: "1 mes de alquiler",
  fall: (rate) => `bajan ${rate} al año`,
  rise: (rate) => `suben ${rate} al año`,
  same: "no cambian",
  series: "según el pronóstico",
  taxKnown:
    "Los intereses y el impuesto a la propiedad le ahorran impuestos solo en la parte que supera la deducción estándar. Se calcula según la ley vigente.",
  taxUnknown:
    "No se cuenta ningún ahorro de impuestos, porque aquí no se conocen sus ingresos o su estado civil para efectos de la declaración de impuestos.",
  leftOutTitle: "Lo que no se incluye",
  estimate: "Es un estimado, no asesoría fiscal.",
};
