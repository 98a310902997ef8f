import { type Cents, share } from "../money/cents";

/** What selling a home takes off its value, cents: `costToSell` percent of the value, and repairs in cents. */
export const saleCost = (value: Cents, costToSell: number, repairs: Cents): Cents =>
  (share(value, costToSell) + repairs) as Cents;
