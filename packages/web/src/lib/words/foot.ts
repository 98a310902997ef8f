import type { WordsOf } from "./lang";

/** What stands around the pages that clients read too: the way home, their short names by address, and the choice of language. */
export const footEn = {
  home: "Highway, home",
  about: "About Highway",
  language: "Language",
  names: {
    accessibility: "Accessibility",
    "terms-of-service": "Terms",
    "privacy-policy": "Privacy",
    "cookie-policy": "Cookies",
  },
};

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
