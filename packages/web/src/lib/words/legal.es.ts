import type { WordsOf } from "./lang";
import type { legalEn } from "./legal.en";

export const legalEs: WordsOf<typeof legalEn> = {
  "terms-of-service": {
    title: "Términos del servicio",
    lead: "Lo que puede esperar de Highway y lo que Highway espera de usted. Si el contrato de su empresa con el proveedor dice otra cosa, prevalece el contrato.",
    parts: [
      {
        heading: "Quién puede usarlo",
        words: [
          "Los miembros de las empresas que tienen un contrato con el proveedor y los clientes con quienes comparten un informe. Los miembros inician sesión con su propia dirección y no permiten que nadie más use su sesión. El enlace de un cliente es solo para ese cliente.",
        ],
      },
      {
        heading: "Las cifras son estimados",
        words: [
          "Las cifras se calculan a partir de los datos ingresados y de datos públicos. No son una oferta, una aprobación ni un compromiso de préstamo, ni asesoría legal o fiscal. Quien las comparte es responsable de cumplir lo que la ley exige a la publicidad y a las divulgaciones de un prestamista.",
        ],
      },
      {
        heading: "Lo que usted aporta",
        words: [
          "Lo que ingresa y sube sigue siendo suyo y de su empresa. Ingrese solo lo que tiene permiso de usar y suba únicamente imágenes sobre las que tenga derechos.",
        ],
      },
      {
        heading: "Lo que no está permitido",
        words: [
          "Buscar maneras de eludir los controles de acceso, sobrecargar el servicio de modo que otros no puedan usarlo, enviar correo a personas que no lo han pedido o usar el servicio donde la ley lo prohíbe.",
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Política de privacidad",
    lead: "Qué guarda Highway, por qué y quién lo ve.",
    parts: [
      {
        heading: "De los miembros",
        words: [
          "El nombre, la dirección de trabajo, las licencias y las imágenes que usted ingresa; cuándo y desde qué dirección de red inició sesión; y un registro de lo que se hizo en su nombre, que pueden leer usted y el administrador de su empresa.",
        ],
      },
      {
        heading: "De los clientes",
        words: [
          "Lo que un oficial de préstamos ingresa para comparar préstamos: nombre, direcciones de correo electrónico y cifras como ingresos, puntaje de crédito y precios. Se guarda para ese oficial y para nadie más. El personal del proveedor accede a ello solo para ayudar.",
          "Cuando usted abre un informe que le compartieron, su oficial de préstamos sabe cuándo lo abrió, qué secciones miró y durante cuánto tiempo, y lo que usted le envía.",
          "Si desea conocer, corregir o eliminar lo que se guarda, pídaselo al oficial de préstamos que lo ingresó. Cada informe que recibe por correo trae un enlace para dejar de recibir más mensajes.",
        ],
      },
      {
        heading: "De todos",
        words: [
          "No se vende nada ni se usa nada para publicidad. Ninguna página ni ningún correo de Highway contiene rastreadores de otras empresas. Los datos se cifran al transmitirse y al guardarse.",
          "Los datos de un cliente eliminado se pueden recuperar durante 30 días; después se borran.",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Política de cookies",
    lead: "Highway usa las cookies sin las que no puede funcionar, y ninguna más.",
    parts: [
      {
        heading: "Las cookies que se usan",
        words: [
          "Una mantiene abierta la sesión de un miembro, 30 días como máximo. Otra vincula el código de acceso al navegador que lo pidió, durante diez minutos. Un cliente que abre un informe compartido tiene una para ese informe, 30 días como máximo.",
          "Ningún script puede leerlas y no se envían a ningún otro sitio. No hay cookies de medición ni de publicidad, así que no hay nada que aceptar.",
        ],
      },
      {
        heading: "Lo que se guarda en el navegador",
        words: [
          "Los borradores que un miembro está escribiendo, el tema, el idioma que eligió un cliente y una nota de que en este navegador ya se inició sesión. Desaparecen al borrar los datos del sitio en el navegador.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Declaración de accesibilidad",
    lead: "Highway está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA.",
    parts: [
      {
        heading: "Qué significa aquí",
        words: [
          "Todo se puede hacer con el teclado y siempre se ve dónde está el foco. Cada gráfica se puede leer con las flechas del teclado y tiene su tabla. El color nunca es la única señal, y los miembros pueden elegir temas pensados para quienes no distinguen el rojo del verde.",
          "Un programa comprueba las páginas en todos los temas con cada cambio.",
        ],
      },
      {
        heading: "Si algo le dificulta el uso",
        words: [
          "Avise al oficial de préstamos o al administrador que le envió la invitación o le compartió el informe, para que se corrija. El informe también está disponible en PDF con texto que se puede leer en voz alta.",
        ],
      },
    ],
  },
};
