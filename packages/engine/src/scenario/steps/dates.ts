import { addDays, type Day, firstPaymentAfter } from "../../rules/day";
import { closingDefault } from "../../rules/product-defaults";
import type { Scenario } from "../schema/types";

/** As typed, else so many days after the scenario's. */
export const closingDay = ({ asOf, closingDate }: Scenario): Day =>
  closingDate ?? addDays(asOf, closingDefault.on(asOf));

/** Day of payment 1. */
export const firstPaymentDay = (scenario: Scenario): Day => firstPaymentAfter(closingDay(scenario));
