import type { Lang } from "../../platform/pure/lang";
import type { BrandPhone } from "../schema";

const labels: Record<Lang, Record<Exclude<BrandPhone["label"], "">, string>> = {
  en: { Office: "Office", Direct: "Direct", Cell: "Cell" },
  es: { Office: "Oficina", Direct: "Directo", Cell: "Celular" },
};

/** Writes what stands before a number: "Office:"; nothing before a number of no kind. */
export const phoneLabelIn = (lang: Lang, label: BrandPhone["label"]) => (label ? `${labels[lang][label]}:` : "");

/** Writes a number as it stands everywhere: "Office: (919) 555-0142 ext. 204". */
export const phoneIn = (lang: Lang, { label, formatted }: Pick<BrandPhone, "label" | "formatted">) =>
  [phoneLabelIn(lang, label), formatted].filter(Boolean).join(" ");
