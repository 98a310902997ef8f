import { date } from "../format/format";
import type { Lang } from "./lang";

const write = (value: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es-US", { ...options, timeZone: "UTC" }).format(new Date(`${value.slice(0, 10)}T00:00Z`));

/** A day, "2026-11-20": "11/20/2026"; written out in Spanish, so that 04/05 is never misread. */
export const dayIn = (lang: Lang, value: string): string =>
  lang === "es" ? write(value, { day: "numeric", month: "long", year: "numeric" }) : date(value);

/** The month of a day: "June 2030", "junio de 2030". */
export const monthIn = (lang: Lang, value: string): string =>
  lang === "es"
    ? write(value, { month: "long", year: "numeric" })
    : new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${value.slice(0, 10)}T00:00Z`),
      );
