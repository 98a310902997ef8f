import type { Client } from "@highway/core/clients/schema";
import type { ReactNode } from "react";
import { date, money, trimmedPercent } from "../../lib/format/format";
import { langs } from "../../lib/words/lang";
import { Card } from "../../ui/card";
import { filingLabel } from "./client-values";

type Fact = [name: string, value: ReactNode];

/** Says who a client is: addresses, language, and what the figures use. What is not known is left out, but for the email. */
export const ClientCard = ({ client }: { client: Client }) => (
  <Card title="Details">
    <dl className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2">
      {factsOf(client).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-3">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

function factsOf(client: Client): Fact[] {
  const { primaryEmail, secondaryEmails, lang, ficoMin, monthlyIncome, taxRate, filingStatus } = client;
  const facts: (Fact | false)[] = [
    ["Email", primaryEmail ? <Address key="primary" email={primaryEmail} /> : "None yet"],
    secondaryEmails.length > 0 && [
      "Other emails",
      <ul key="others">
        {secondaryEmails.map((email) => (
          <li key={email}>
            <Address email={email} />
          </li>
        ))}
      </ul>,
    ],
    ["Language", langs.find(({ value }) => value === lang)?.label],
    ficoMin !== null && ["FICO", ficoMin],
    monthlyIncome !== null && ["Qualifying Income", money(monthlyIncome)],
    taxRate !== null && ["Tax rate", trimmedPercent(taxRate)],
    filingStatus !== null && ["Filing status", filingLabel(filingStatus)],
    ["Added", date(client.createdAt)],
  ];
  return facts.filter((fact) => fact !== false);
}

const Address = ({ email }: { email: string }) => (
  <a
    href={`mailto:${email}`}
    className="inline-flex items-center text-accent-text underline-offset-2 hover:underline touch:min-h-11"
  >
    {email}
  </a>
);
