import { addDays, type Day, firstPaymentAfter } from "../../rules/day";
import { closingDefault } from "../../rules/product-defaults";
import type { Scenario } from "../schema/types";

/** Finds the day of closing: as typed, else the default number of days after the scenario's day. */
export const closingDay = ({ asOf, closingDate }: Scenario): Day =>
  closingDate ?? addDays(asOf, closingDefault.on(asOf));

/** Finds the day on which payment 1 is due. */
export const firstPaymentDay = (scenario: Scenario): Day => firstPaymentAfter(closingDay(scenario));
