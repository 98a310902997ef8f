import { type Row, rowsOf } from "../platform/table/listing/rows";
import { matches, wordsOf } from "../platform/table/listing/words";
import type { ClientItem } from "./entity";
import type { Client, searchFields } from "./schema";

type Field = (typeof searchFields)[number];

/** Turns null into undefined, because the table has no null: what is not known is left out. */
const undefinedForNull = <T>(value: T | null): T | undefined => value ?? undefined;

export const toItem = ({ _id: clientId, userID: ownerId, ...client }: Client): ClientItem => ({
  ...client,
  ownerId,
  clientId,
  primaryEmail: undefinedForNull(client.primaryEmail),
  ficoMin: undefinedForNull(client.ficoMin),
  DTI: undefinedForNull(client.DTI),
  monthlyIncome: undefinedForNull(client.monthlyIncome),
  taxRate: undefinedForNull(client.taxRate),
  filingStatus: undefinedForNull(client.filingStatus),
  familySize: undefinedForNull(client.familySize),
  netMonthlyIncome: undefinedForNull(client.netMonthlyIncome),
});

export const toClient = (item: ClientItem): Client => ({
  _id: item.clientId,
  userID: item.ownerId,
  name: item.name,
  primaryEmail: item.primaryEmail ?? null,
  secondaryEmails: item.secondaryEmails,
  ficoMin: item.ficoMin ?? null,
  DTI: item.DTI ?? null,
  monthlyIncome: item.monthlyIncome ?? null,
  taxRate: item.taxRate ?? null,
  filingStatus: item.filingStatus ?? null,
  familySize: item.familySize ?? null,
  netMonthlyIncome: item.netMonthlyIncome ?? null,
  properties: item.properties,
  lang: item.lang ?? "en",
  reinvestment: item.reinvestment ?? [],
  schedules: item.schedules,
  isDemo: item.isDemo,
  createdAt: item.createdAt,
  lastUpdated: item.lastUpdated,
});

export const emailKey = ({ userID, primaryEmail }: Client) =>
  primaryEmail === null ? undefined : { ownerId: userID, email: primaryEmail.toLowerCase() };

/** Makes the client's places in lists, by which it is found: by name and by primary email. */
export const toRows = (client: Client): Row[] =>
  rowsOf({
    ownerId: client.userID,
    kind: "client",
    recordId: client._id,
    lastUpdated: client.lastUpdated,
    text: `${client.name} ${client.primaryEmail ?? ""}`,
  });

/** Tells whether every searched word begins a word of the fields that are searched. */
export const isFound = (client: Client, search: string, fields: readonly Field[]) =>
  matches(fields.map((field) => client[field] ?? "").join(" "), wordsOf(search));
