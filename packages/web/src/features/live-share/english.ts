import { clientEn } from "../../lib/words/client.en";
import { disclaimersEn } from "../../lib/words/disclaimers.en";
import { loanEn } from "../../lib/words/loan.en";

export const english = { lang: "en" as const, client: clientEn, loan: loanEn, disclaimers: disclaimersEn };
