import type { Row } from "../row";
import { cashToClose } from "./cash";
import { apr } from "./loans";
import { totalPayment } from "./monthly";
import { interestInAll } from "./over-the-loan";

/** What a borrower asks first. */
export const firstFigures: readonly Row[] = [totalPayment, cashToClose, apr, interestInAll];
