import { disclaimersEn } from "../../../lib/words/disclaimers.en";
import { loanEn } from "../../../lib/words/loan.en";
import { printEn } from "../../../lib/words/print.en";
import type { Words } from "./words";

export const english: Words = { lang: "en", print: printEn, loan: loanEn, disclaimers: disclaimersEn };
