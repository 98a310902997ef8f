/** `npm run rules:due`: prints the rules whose next value is overdue today or due within two months. It never fails: a rule may be late for a reason. */
import { dueRules } from "../packages/engine/src/rules/due-rules";

const today = new Date().toISOString().slice(0, 10);
const due = dueRules(today, 60);
console.log(`Rules on ${today}: ${due.length === 0 ? "none is due within 60 days." : `${due.length} to look at.`}`);
for (const { due: day, daysLeft, label, next, source } of due)
  console.log(`${daysLeft <= 0 ? "OVERDUE since" : "due on"} ${day}: ${label}. ${next}. ${source}`);
