import { callerNetwork } from "../../../platform/actor";
import { type Cap, giveBack, limit } from "../../../platform/table/limit";

/** Who asks for a code or types one: the address, and what shows that its person signed in from here before. */
export type Asker = {
  email: string;
  /** The browser in which this person signed in before, by its proof. */
  deviceId: string | undefined;
  /** True when the person is signed in somewhere on the network of the call. */
  isOnKnownNetwork: boolean;
};

type Budget = readonly { what: string; subject: string; cap: Cap }[];

const QUARTER_HOUR = 15 * 60;
const DAY_SECONDS = 86_400;

/**
 * These limits count codes that are asked for and never used, and so bound the mails that a stranger can cause. Ten networks together use up an address. A used code is given back, so nobody
 * who signs in ever meets a limit.
 */
const ofAddress = { count: 20, seconds: QUARTER_HOUR };
const ofAddressADay = { count: 60, seconds: DAY_SECONDS };
/** One network can use up a part of what an address allows, and never all of it. */
const fromOneNetwork = { count: 5, seconds: QUARTER_HOUR };
const fromOneNetworkADay = { count: 6, seconds: DAY_SECONDS };
const ofNetwork = { count: 60, seconds: QUARTER_HOUR };
const ofTrustedADay = { count: 30, seconds: DAY_SECONDS };

/**
 * Names what the person has and a stranger has not: a browser or a network of their own. What is asked for from there is counted by itself. So a
 * stranger who uses up what an address allows, or an office behind one network address, locks out nobody who signed in there before.
 */
function trustedSubject({ email, deviceId, isOnKnownNetwork }: Asker): string | undefined {
  if (deviceId) return `${email} ${deviceId}`;
  return isOnKnownNetwork ? `${email} known at ${callerNetwork()}` : undefined;
}

function askBudget(asker: Asker): Budget {
  const { email } = asker;
  const trusted = trustedSubject(asker);
  if (trusted)
    return [
      { what: "codes", subject: trusted, cap: fromOneNetwork },
      { what: "codes of a day", subject: trusted, cap: ofTrustedADay },
    ];
  const network = callerNetwork();
  return [
    { what: "codes", subject: `${email} from ${network}`, cap: fromOneNetwork },
    { what: "codes of a day", subject: `${email} from ${network}`, cap: fromOneNetworkADay },
    { what: "codes", subject: email, cap: ofAddress },
    { what: "codes of a day", subject: email, cap: ofAddressADay },
    // It comes last, so that who hammers at one address uses up nothing that others behind the same network address need.
    { what: "codes", subject: network, cap: ofNetwork },
  ];
}

/** This limit counts the wrong codes that may be typed by strangers on one network, or by one browser or network of the person. */
const triesOfNetwork = { count: 100, seconds: QUARTER_HOUR };
const triesOfTrusted = { count: 25, seconds: QUARTER_HOUR };
/** The guesses of strangers at one address: 150 in a million a day, a tenth of them from one network. */
const triesAtAddressADay = { count: 150, seconds: DAY_SECONDS };
const triesFromOneNetworkADay = { count: 15, seconds: DAY_SECONDS };

function tryBudget(asker: Asker): Budget {
  const trusted = trustedSubject(asker);
  if (trusted) return [{ what: "tries", subject: trusted, cap: triesOfTrusted }];
  const network = callerNetwork();
  return [
    { what: "tries of a day", subject: `${asker.email} from ${network}`, cap: triesFromOneNetworkADay },
    { what: "tries of a day", subject: asker.email, cap: triesAtAddressADay },
    { what: "tries", subject: network, cap: triesOfNetwork },
  ];
}

async function count(budget: Budget): Promise<void> {
  for (const { what, subject, cap } of budget) await limit(what, subject, cap);
}

async function giveAllBack(budget: Budget): Promise<void> {
  for (const { what, subject, cap } of budget) await giveBack(what, subject, cap);
}

export const countAsking = (asker: Asker) => count(askBudget(asker));
export const countTrying = (asker: Asker) => count(tryBudget(asker));
/** Takes what was counted back, because the code was right. */
export async function giveBackCounted(asker: Asker): Promise<void> {
  await giveAllBack(tryBudget(asker));
  await giveAllBack(askBudget(asker));
}
