import type { Card, Shelf } from "../platform/table/listing/card";
import { matches, wordsOf } from "../platform/table/listing/words";
import { pack, unpack } from "../platform/table/packed";
import { ClientEntity, type ClientItem } from "./entity";
import type { Client, searchFields } from "./schema";

type Field = (typeof searchFields)[number];

export const toItem = (client: Client): ClientItem => ({
  ownerId: client.userID,
  clientId: client._id,
  lastUpdated: client.lastUpdated,
  card: pack(client),
});

export const toClient = ({ card }: Pick<ClientItem, "card">): Client => unpack(card);

export const emailKey = ({ userID, primaryEmail }: Client) =>
  primaryEmail === null ? undefined : { ownerId: userID, email: primaryEmail.toLowerCase() };

export type ClientCard = Card & { client: Client };

export const toCard = (item: ClientItem): ClientCard => {
  const client = toClient(item);
  return {
    id: item.clientId,
    lastUpdated: item.lastUpdated,
    text: `${client.name} ${client.primaryEmail ?? ""}`,
    isHidden: item.deletedAt !== undefined,
    client,
  };
};

/** The officer's clients as lists read them: they are found by name and by primary email. */
export const clientShelf: Shelf<ClientCard> = {
  kind: "client",
  cards: async ({ ownerId }, stretch) => {
    const { data, cursor } = await ClientEntity.query.newest({ ownerId }).go(stretch);
    return { cards: data.map(toCard), cursor };
  },
  card: async (ownerId, clientId) => {
    const { data } = await ClientEntity.get({ ownerId, clientId }).go();
    return data ? toCard(data) : undefined;
  },
  line: () => null,
};

/** Tells whether every searched word begins a word of the fields that are searched. */
export const isFound = (client: Client, search: string, fields: readonly Field[]) =>
  matches(fields.map((field) => client[field] ?? "").join(" "), wordsOf(search));
