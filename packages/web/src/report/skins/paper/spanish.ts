import { disclaimersEs } from "../../../lib/words/disclaimers.es";
import { loanEs } from "../../../lib/words/loan.es";
import { printEs } from "../../../lib/words/print.es";
import type { Words } from "./words";

export const spanish: Words = { lang: "es", print: printEs, loan: loanEs, disclaimers: disclaimersEs };
