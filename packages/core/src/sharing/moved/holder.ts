import type { Client } from "../../clients/schema";

/** The income of whoever else holds a link is counted to so many dollars a year. */
const STEP = 5000;

type Holder = { email: string | null; isPreview: boolean };

/**
 * The client as answers to moved figures count them. Who reads at an address of the client's own, or looks on for the officer, gets each figure to the cent. For anyone else
 * who holds the link the income is rounded: with a rate or a down payment of one's own choice the tax that is saved could be brought across the end of a bracket, and
 * the place where it turns tells the income to the dollar.
 */
export function forHolder(client: Client, { email, isPreview }: Holder): Client {
  const { monthlyIncome, primaryEmail, secondaryEmails } = client;
  const own = [primaryEmail, ...secondaryEmails].map((each) => each?.toLowerCase());
  if (isPreview || (email !== null && own.includes(email.toLowerCase()))) return client;
  if (!monthlyIncome) return client;
  const yearly = Math.max(STEP, Math.round((monthlyIncome * 12) / STEP) * STEP);
  return { ...client, monthlyIncome: Math.round((yearly / 12) * 100) / 100 };
}
