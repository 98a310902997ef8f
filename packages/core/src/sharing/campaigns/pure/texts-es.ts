/** The messages of a campaign in Spanish. */
import type { StepKey } from "./steps";
import type { Text } from "./texts";

export const spanish: Record<StepKey, Text> = {
  prequalified: {
    subject: "Ya tiene su precalificación: qué incluye y qué debe tener a mano",
    body: `[[FIRSTNAME]], su precalificación está lista. Puede buscar casas de hasta [[MAXPRICE]]. Es válida hasta el [[EXPIRES]].

Una precalificación indica cuánto podría pedir prestado, según los ingresos, las deudas y los ahorros que usted me contó. Todavía no es una aprobación, porque el prestamista debe revisar sus documentos y la casa.

Tenga a mano estos documentos, para que una oferta nunca tenga que esperar: sus dos últimos talones de pago, sus formularios W-2 de dos años, los estados de cuenta de dos meses y una identificación con foto.

Si cambian su trabajo, sus ingresos o sus ahorros, avíseme primero.

[[OFFICER]]`,
  },
  team: {
    subject: "Quiénes están de su lado: su agente y su oficial de préstamos",
    body: `Para comprar una casa, dos personas trabajan para usted.

Su agente busca casas, redacta la oferta y negocia. [[AGENT]] trabaja conmigo en esto. Yo me ocupo del préstamo: cuánto puede pedir, cuánto cuesta y que esté listo el día del cierre.

Cuando vea una casa que le guste, avísenos a los dos. Preparar una carta de precalificación para esa dirección me toma pocos minutos, y los vendedores toman más en serio una oferta que la trae.

[[OFFICER]]`,
  },
  county: {
    subject: "[[COUNTY]] en cifras",
    body: `Este es el condado en el que usted busca casa, en unas pocas cifras.

En [[COUNTY]], el valor mediano de una casa es de [[MEDHOMEPRICE]]. Se espera que en el próximo año los precios cambien en [[APPR1]]. La misma casa costaría entonces [[MORELESS]] que hoy. Allí viven unas [[POPULATION]] personas.

Un pronóstico es una opinión sobre el futuro, y los precios también pueden bajar. Si desea ver qué significa esto para lo que usted busca, responda a este correo.

[[OFFICER]]`,
  },
  tenThousand: {
    subject: "Lo que $10,000 del precio cambian en el pago mensual",
    body: `Cuando compare dos casas, le ayudará saber a cuánto equivale la diferencia cada mes.

En el préstamo que vimos, $10,000 más de precio agregan [[PER10K]] al mes de capital e intereses, si su pago inicial en dólares no cambia.

Así que una casa que cuesta $30,000 más no queda necesariamente fuera de su alcance. Dígame cuáles dos está comparando y se las pondré una al lado de la otra.

[[OFFICER]]`,
  },
  rentOrBuy: {
    subject: "Comprar o alquilar: dónde está su punto de equilibrio",
    body: `[[FIRSTNAME]], muchas personas se preguntan si comprar o seguir alquilando.

Para una casa como la que vimos, alquilar conviene mientras el alquiler sea de menos de [[BREAKRENT]] al mes. Usted me dijo que paga [[RENT]].

Eso depende de cuánto suban los precios, los alquileres y los ahorros, y nadie lo sabe. ¿Le gustaría cambiar esas cifras por su cuenta? Responda y le enviaré la comparación.

[[OFFICER]]`,
  },
  waiting: {
    subject: "Lo que costaría, o ahorraría, esperar",
    body: `Esperar puede convenir y puede costar. Depende de lo que hagan mientras tanto los precios y las tasas.

Con las cifras que usamos, el costo de esperar es de [[WAITCOST]]. Eso es para una espera de [[MONTHS]]. Una cantidad negativa significa que esperar le ahorraría dinero.

Si los precios bajan, esperar conviene más, así que no lo tome como presión. Con gusto lo repaso con usted.

[[OFFICER]]`,
  },
  rates: {
    subject: "Un mes después: las tasas de entonces y las de hoy",
    body: `Hace un mes, cuando comenzamos, la tasa promedio a 30 años en el mercado era de [[RATETHEN]]. Hoy es de [[RATENOW]]. Es un cambio de [[CHANGE]].

Son promedios del mercado y no una oferta. Su propia tasa depende de su crédito, de su pago inicial y de la casa.

Si desea ver sus cifras con las tasas de hoy, responda a este correo.

[[OFFICER]]`,
  },
  bidding: {
    subject: "Ofrecer más del precio pedido, sin arrepentirse",
    body: `Algunas casas se venden por más del precio pedido. Antes de ofrecer, conviene saber cuánto podría tardar el valor de la casa en alcanzar su oferta.

Para la casa que vimos, una oferta 2% por encima del precio pedido es de [[BIDTWO]]. Con el alza de precios que supusimos, el valor supera esa oferta después de [[BIDMONTHS]].

Si los precios no cambian, nunca la supera. Decida antes de ofrecer qué cantidad le resulta cómoda, y le diré qué significa para el efectivo que necesita al cierre.

[[OFFICER]]`,
  },
  noNewDebts: {
    subject: "Antes del cierre: ninguna deuda nueva",
    body: `[[FIRSTNAME]], hay un error que hace perder la casa con más frecuencia de lo que se piensa: una deuda nueva poco antes del cierre.

Un préstamo para un auto, muebles con la tarjeta de una tienda o firmar por el préstamo de otra persona pueden cambiar la cantidad para la que usted califica. Los prestamistas revisan su crédito otra vez antes del cierre.

Hasta que tenga las llaves, no abra cuentas nuevas y siga pagando todo a tiempo. Si algo no puede esperar, llámeme primero y veremos qué efecto tiene.

[[OFFICER]]`,
  },
  papers: {
    subject: "Documentos que vencen: qué debe renovar",
    body: `Algunos de los documentos que pide un prestamista sirven por poco tiempo.

Los talones de pago deben ser de los últimos 30 días y los estados de cuenta, de los últimos dos meses. Su informe de crédito dura unos cuatro meses. Si los suyos son más antiguos, envíeme los nuevos y su expediente seguirá listo.

No los envíe por correo electrónico común. Responda y le diré cómo enviarlos de forma segura.

[[OFFICER]]`,
  },
  market: {
    subject: "El mercado hipotecario esta semana",
    body: `Al [[MUDATE]], la tasa promedio de una hipoteca fija a 30 años en el mercado es de [[RATENOW]]. Es un promedio y no una oferta.

Las tasas cambian todos los días, y una semana dice poco sobre la siguiente. Lo importante es que el pago quepa en su presupuesto.

Si desea ver sus cifras con las tasas de hoy, responda a este correo.

[[OFFICER]]`,
  },
  ending: {
    subject: "Su precalificación vence pronto",
    body: `[[FIRSTNAME]], su precalificación es válida hasta el [[EXPIRES]].

Si todavía busca casa, puedo renovarla. Necesito su talón de pago y sus estados de cuenta más recientes, y que me avise si algo ha cambiado.

Responda a este correo y estará lista antes de que venza la anterior.

[[OFFICER]]`,
  },
  talk: {
    subject: "¿Hablamos?",
    body: `Hace tiempo que no conversamos. ¿Vio una casa que le gustó, o cambió algo en sus planes?

Diez minutos bastan para poner sus cifras al día. Puede llamarme al [[PHONE]] o responder con una hora que le convenga.

[[OFFICER]]`,
  },
  summary: {
    subject: "Noventa días después: renovar, hacer una pausa o terminar",
    body: `[[FIRSTNAME]], este es el último mensaje de esta serie.

Si todavía busca casa, responda “renovar” y pondré al día su precalificación. Si necesita una pausa, dígame cuándo volver a escribirle. Si ya encontró casa o cambió de planes, también me dará gusto saberlo.

Gracias por permitirme ayudarle.

[[OFFICER]]`,
  },
};
