import { clientEs } from "../../lib/words/client.es";
import { disclaimersEs } from "../../lib/words/disclaimers.es";
import { loanEs } from "../../lib/words/loan.es";

export const spanish = { lang: "es" as const, client: clientEs, loan: loanEs, disclaimers: disclaimersEs };
