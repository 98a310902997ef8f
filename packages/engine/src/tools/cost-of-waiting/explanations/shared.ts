import { yearsText } from "../../wording";
import type { Waited } from "../waited";
import { waitedEnd } from "../waited";

export const endOf = (waited: Waited) => waitedEnd(waited, waited.assumptions.horizon);
export const after = ({ assumptions }: Waited) => `After ${yearsText(assumptions.horizon)}`;
export const monthsText = (months: number) => (months === 1 ? "1 month" : `${months} months`);
