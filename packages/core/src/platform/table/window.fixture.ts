import { advance, now } from "../clock";

/** Goes to the beginning of the next window of a limit (limit.ts): all that a test counts falls into that one, however slow the machine is. */
export const toNextWindow = (seconds: number): void => advance(seconds * 1000 - (now() % (seconds * 1000)));
