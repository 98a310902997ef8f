import { clientEs } from "../../lib/words/client.es";
import { disclaimersEs } from "../../lib/words/disclaimers.es";
import { loanEs } from "../../lib/words/loan.es";
import type { Words } from "./words";

export const spanish: Words = { lang: "es", client: clientEs, loan: loanEs, disclaimers: disclaimersEs };
