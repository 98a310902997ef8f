import { moveInBasisPoints } from "@highway/engine/money/shown-price";
import * as Branding from "../branding/index";
import * as Clients from "../clients/index";
import * as Users from "../people/users/index";
import { isoNow } from "../platform/clock";
import { appAddress } from "../platform/declare/env";
import { compose, type Message } from "../platform/mail/mail";
import type { Block } from "../sharing/mails/blocks";
import { brandedMail } from "../sharing/mails/frame";
import type { AlertItem, Figures } from "./entity";
import { totalOf } from "./floating";
import { findRule } from "./places";
import { levelText, moveText, ruleText } from "./pure/words";
import { easternTime, rateText, sheetClock, shortName, signedMoney } from "./told-words";

const dollarsText = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

async function clientFacts(figures: Figures): Promise<readonly (readonly [string, string])[]> {
  const facts = await Promise.all(
    figures.clients.map(async ({ clientID, amount, rate, aMonth }) => {
      const client = await Clients.find(clientID);
      return client
        ? ([
            `${shortName(client.name)}, ${dollarsText(amount)} at ${rateText(rate)}`,
            `${signedMoney(aMonth)} a month`,
          ] as const)
        : undefined;
    }),
  );
  return facts.filter((fact) => fact !== undefined);
}

/** Says what moved: each price with where it is from. */
function pricesBlock({ alert }: AlertItem): Block {
  const { since, from, to, sheetTime, tickAt, name, direction } = alert;
  if (to === null) return { kind: "text", text: "No price is known right now, so this test has none." };
  if (since === "dayBefore")
    return {
      kind: "text",
      text: `${moveText({ name, direction, since, from, to, sheetTime })}, from one day to the next.`,
    };
  const bp = from === null ? null : moveInBasisPoints(from, to);
  const reference = sheetTime ? `Your sheet at ${sheetClock(sheetTime)} ET` : "Previous close";
  return {
    kind: "facts",
    facts: [
      ...(bp === null ? [] : [["Move", `${bp < 0 ? "−" : "+"}${Math.abs(bp)} bp`] as const]),
      ...(from === null ? [] : [[reference, levelText(from)] as const]),
      [`At ${easternTime(tickAt)} ET`, levelText(to)] as const,
      ["Email sent at", `${easternTime(isoNow())} ET`] as const,
    ],
  };
}

/** Writes the mail of an alert to its officer. */
export async function alertMail(item: AlertItem, figures: Figures): Promise<Message> {
  const { alert, ownerId, alertId } = item;
  const [{ email: to }, brand, rule, clients] = await Promise.all([
    Users.byId(ownerId),
    Branding.of(ownerId),
    findRule(ownerId, alert.ruleID),
    clientFacts(figures),
  ]);
  const total = totalOf(figures);
  const touched = total.count === 1 ? "1 floating client" : `${total.count} floating clients`;
  const title = `${alert.isTest ? "Test: " : ""}${alert.title}`;
  const because = rule
    ? ` This email was sent because of your alert “${ruleText(rule.rule, rule.name)}”. You can change it or turn it off in Highway: open Markets, then Lock alerts.`
    : "";
  const body: Block[] = [
    pricesBlock(item),
    ...(clients.length > 0
      ? ([
          { kind: "facts", facts: [...clients, [touched, `${signedMoney(total.aMonth)} a month`]] },
          {
            kind: "text",
            text: `These are payments at the same cost: 1 point of price is ${figures.rateForPoint.toFixed(3)}% of rate, your setting. Your lender's own sheet decides, so this is an estimate.`,
          },
        ] as const)
      : []),
    ...(alert.gapMinutes === null
      ? []
      : [
          {
            kind: "text",
            text: `The feed had sent no price for ${alert.gapMinutes} minutes before this one.`,
          } as const,
        ]),
    {
      kind: "text",
      text: `${alert.sample ? "These are sample prices." : "An alert is sent at most once a day."}${because}`,
    },
  ];
  const action = { label: "See clients", url: `${appAddress()}/members/markets/lock-alerts?alert=${alertId}` };
  const mail = brandedMail({
    lang: "en",
    brand,
    sender: { name: "Highway", line: "Lock alerts" },
    title,
    preheader: clients.length > 0 ? touched : "Open your lock alerts to see more.",
    body,
    action,
    footer: "officer",
  });
  return compose({ to, subject: clients.length > 0 ? `${title}: ${touched}` : title, ...mail });
}
