import { ofThe } from "../../lib/words/lang";
import { type SpanishSource, sourceInSpanish } from "../../lib/words/spanish-sources";
import type { ReportCardWords } from "./words.en";

type MetricWords = ReportCardWords["metrics"]["forecast"];
const metric = (label: string, long: string, says: Omit<MetricWords, "label" | "long">): MetricWords => ({
  label,
  long,
  ...says,
});

const countySources: readonly SpanishSource[] = [
  [
    "Freddie Mac Primary Mortgage Market Survey, 30-year fixed",
    "Encuesta Primary Mortgage Market Survey de Freddie Mac, tasa fija a 30 años",
  ],
  ["U.S. Census Bureau", "Oficina del Censo de los EE. UU."],
  ["American Community Survey", "Encuesta sobre la Comunidad Estadounidense"],
  ["population estimates", "estimaciones de población"],
];
const countySource = (name: string) => sourceInSpanish(name, countySources);

export const reportCardEs: ReportCardWords = {
  name: "Informe del condado",
  title: (county) => `Informe ${ofThe(county)}`,
  metrics: {
    priceHistory: metric("Historia de los precios", "Historia de los precios, 10 años", {
      standing: (share) => `Mayor crecimiento que en ${share}.`,
      goodFor: "Es bueno para quien ya es propietario, y quien compra lo paga.",
      needs: "La FHFA no publica un índice de diez años para este condado.",
      definition: "El crecimiento anual del índice de precios del condado en diez años.",
    }),
    forecast: metric("Pronóstico", "Pronóstico, próximos 12 meses", {
      standing: (share) => `Pronóstico más alto que en ${share}.`,
      goodFor: "Es bueno para quien ya es propietario y, para quien compra, una razón para no esperar.",
      needs: "Zillow no tiene un pronóstico para los códigos postales del condado.",
      definition:
        "El crecimiento de los precios que Zillow espera en los próximos doce meses, como promedio de los códigos postales del condado.",
    }),
    volatility: metric("Variación de los precios", "Variación de los precios, 20 años", {
      standing: (share) => `Precios más estables que en ${share}.`,
      goodFor: "Los precios estables ayudan a quien tal vez deba vender pronto.",
      needs: "La FHFA no publica un índice para este condado.",
      definition:
        "La desviación estándar de las últimas veinte tasas de crecimiento anual del índice, de las que se deben conocer al menos quince.",
    }),
    affordability: metric("Asequibilidad", "Asequibilidad, parte del ingreso", {
      standing: (share) => `Vivienda más asequible que en ${share}.`,
      goodFor: "Es bueno para quien compra, porque una parte menor del ingreso se destina a la vivienda.",
      needs: "La encuesta no publica el valor, el impuesto y el ingreso medianos.",
      definition:
        "Capital e intereses del 80% del valor mediano a 30 años con la tasa promedio, más el impuesto mediano, como parte del ingreso mediano.",
    }),
    population: metric("Población", "Población, 5 años", {
      standing: (share) => `Mayor crecimiento que en ${share}.`,
      goodFor: "Esto sostiene el precio de quien es propietario y da más competencia a quien compra.",
      needs: "La Oficina del Censo no tiene estimaciones para este condado.",
      definition: "El número de habitantes de hoy dividido entre el de hace cinco años.",
    }),
    income: metric("Ingreso", "Ingreso mediano del hogar, crecimiento anual", {
      standing: (share) => `Mayor crecimiento que en ${share}.`,
      goodFor: "Los ingresos que suben sostienen el precio de la vivienda y el presupuesto de un prestatario.",
      needs: "El ingreso del condado no figura en las dos encuestas.",
      definition: "El crecimiento anual del ingreso mediano del hogar entre dos encuestas que no comparten ningún año.",
    }),
    priceToRent: metric("Relación precio-alquiler", "Relación precio-alquiler, años de alquiler", {
      standing: (share) => `Vivienda más barata frente a los alquileres que en ${share}.`,
      goodFor: "Una cifra baja es buena para comprar; una alta, para alquilar.",
      needs: "La encuesta no publica el valor y el alquiler medianos.",
      definition: "El valor mediano dividido entre doce alquileres brutos medianos.",
    }),
  },
  counties: (count) => `${count} condados`,
  allCounties: "todos los condados",
  share: {
    of: (part, counties) => `el ${part} de ${counties}`,
    nearlyAll: (counties) => `casi la totalidad de ${counties}`,
    hardlyAny: (counties) => `muy pocos de ${counties}`,
  },
  heads: {
    rose: (county, size) => `En ${county}, los precios subieron ${size} al año durante 10 años`,
    fell: (county, size) => `En ${county}, los precios bajaron ${size} al año durante 10 años`,
    willRise: (county, size) => `En ${county}, se pronostica que los precios suban ${size} en 12 meses`,
    willFall: (county, size) => `En ${county}, se pronostica que los precios bajen ${size} en 12 meses`,
    swung: (county, size) => `En ${county}, el crecimiento anual de los precios varió ${size} en torno a su promedio`,
    takes: (county, size) => `En ${county}, una vivienda de valor mediano requiere el ${size} de un ingreso mediano`,
    morePeople: (county, size) => `En ${county} viven ${size} más personas que hace cinco años`,
    fewerPeople: (county, size) => `En ${county} viven ${size} menos personas que hace cinco años`,
    incomeRose: (county, size) => `En ${county}, el ingreso mediano subió ${size} al año`,
    incomeFell: (county, size) => `En ${county}, el ingreso mediano bajó ${size} al año`,
    yearsOfRent: (county, size) => `En ${county}, una vivienda de valor mediano cuesta ${size} años de alquiler`,
    stands: (figure, standing) => `${figure}. ${standing}`,
    notGraded: (county, label) => `No hay calificación de ${label.toLowerCase()} para ${county}.`,
  },
  calm: (share) => `Los precios fueron más estables que en ${share}.`,
  fall: (size, from, to) => `En veinte años, la mayor caída de los precios fue de ${size}, de ${from} a ${to}.`,
  noFall: "Los precios no han bajado en ninguno de los últimos veinte años.",
  noIndex: "El índice de precios no abarca este condado.",
  notGraded: "Sin calificación",
  notKnown: "No se conoce",
  whyNot: {
    old: (day, months) => `La cifra más reciente es del ${day}, de hace más de ${months} meses.`,
    topCoded: "La encuesta solo indica que la mediana supera la cifra más alta que publica.",
    tooFewYears: "El índice de este condado tiene muy pocos años.",
    surveysOverlap: "Las dos encuestas comparten años, así que sus ingresos no se pueden comparar.",
  },
  overall: {
    label: "Calificación general",
    says: (share, figures, mean) =>
      `Mejor que ${share} según el promedio simple de ${figures} percentiles, ${mean}, sin ponderaciones.`,
    tooFew: (known, all, least) =>
      `Se conocen ${known} de ${all}; se necesitan ${least} para una letra. La calificación es el promedio simple de los percentiles, sin ponderaciones.`,
  },
  strip: {
    title: (county) => `${county} entre todos los condados`,
    label: (county, figure, from, to, below, above) =>
      `${county}, con ${figure}, entre todos los condados, la mayoría de los cuales están entre ${from} y ${to}. ${below} están por debajo y ${above} por encima.`,
  },
  map: {
    title: (figure) => `${figure}, por condado`,
    label: (figure, county) =>
      `Condados del estado según la letra de ${figure.toLowerCase()}, con el contorno ${ofThe(county)} resaltado`,
    table: "El mapa como tabla",
    choose: "Cifra del mapa",
  },
  prices: {
    title: (year) => `Los precios desde ${year}`,
    note: (year) => `Índice, ${year} es 100`,
    label: "Índice de precios por año",
    fall: (county) => `La mayor caída ${ofThe(county)}`,
    span: (size, from, to) => `${size}, de ${from} a ${to}`,
    aYear: (size) => `${size} al año`,
    figures: "En cifras",
    year: "Año",
  },
  compare: {
    title: "Comparación",
    table: "Las cifras de los condados",
    alone: "Las cifras del condado en una tabla.",
    says: "Los condados, lado a lado.",
    one: "Precios, 1 año",
    five: "Precios, 5 años, por año",
    twenty: "Precios, 20 años, por año",
    fall: "Mayor caída en 20 años",
    note: "La letra y el percentil están antes de la cifra. El percentil es la parte de todos los condados que están peor; los iguales cuentan la mitad.",
  },
  cards: {
    title: "Las cifras entre todos los condados",
    says: "Qué dice cada cifra, cómo se compara y para quién es buena.",
  },
  method: {
    title: "Método y fuentes",
    percentile: (a, b, c, d) =>
      `Cada cifra se compara con la misma cifra de todos los condados que la tienen. El percentil es la parte de los condados que están peor; los iguales cuentan la mitad. La letra es A desde ${a}, B desde ${b}, C desde ${c}, D desde ${d} y F por debajo.`,
    overall: (least, all) =>
      `La letra general es el percentil del promedio simple de los percentiles de un condado, entre los condados con al menos ${least} de ${all}. Nada se pondera y nada se califica a mano.`,
    notGraded: (forecast, others) =>
      `Un pronóstico de más de ${forecast} meses, u otra cifra de más de ${others} meses, no se califica. Tampoco una mediana que la encuesta solo indica como su cifra más alta. Un condado sin una cifra no tiene ninguna: nunca la reemplaza la de un condado vecino ni la de su área metropolitana.`,
    sourceName: countySource,
    promise: "El crecimiento pasado y los pronósticos no prometen precios futuros.",
    averageRate: (rate, source, day) =>
      `La asequibilidad usa una tasa promedio de ${rate} (${countySource(source)}, ${day}), que no es una oferta.`,
    figuresOf: (day) => `Todas las cifras son las del ${day}, cuando se hizo el informe.`,
    people:
      "El informe califica solo condados. De las personas dice únicamente cuántas son y cuál es su ingreso mediano.",
    sample: "Cifras de muestra para probar Highway. Son inventadas y no dicen nada de estos condados.",
    low: "es mejor un número bajo",
    high: "es mejor un número alto",
    none: "No se conoce para este condado",
  },
};
