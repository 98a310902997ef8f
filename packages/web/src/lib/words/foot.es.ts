import type { footEn } from "./foot.en";
import type { WordsOf } from "./lang";

export const footEs: WordsOf<typeof footEn> = {
  home: "Highway, página de inicio",
  about: "Acerca de Highway",
  language: "Idioma",
  names: {
    accessibility: "Accesibilidad",
    "terms-of-service": "Términos",
    "privacy-policy": "Privacidad",
    "cookie-policy": "Uso de cookies",
  },
};
