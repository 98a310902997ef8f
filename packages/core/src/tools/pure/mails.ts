import { costOfWaitingMail } from "../cost-of-waiting/pure/mail";
import { debtConsolidationMail } from "../debt-consolidation/pure/mail";
import type { SavedToolKey } from "../keys.schema";
import { loanComparisonMail } from "../loan-comparison/pure/mail";
import { marketUpdateMail } from "../market-update/pure/mail";
import { purchaseAnalysisMail } from "../purchase-analysis/pure/mail";
import { rentOrBuyMail } from "../rent-or-buy/pure/mail";
import { reportCardMail } from "../report-card/pure/mail";
import type { ToolMail } from "./tool-mail";

/** How the reports of each tool are sent to a client. A tool joins by a line here. */
export const toolMails: Record<SavedToolKey, ToolMail> = {
  lc2: loanComparisonMail,
  bvr: rentOrBuyMail,
  cow: costOfWaitingMail,
  dc: debtConsolidationMail,
  rerc: reportCardMail,
  pa: purchaseAnalysisMail,
  mu: marketUpdateMail,
};
