/**
 * What an index holds of an item beside its keys, where it does not hold all of it: the cards by which lists are shown and searched, and what tells
 * one entity from another. A large document stays in the table alone.
 */
const card = [
  "__edb_e__",
  "__edb_v__",
  "ownerId",
  "clientId",
  "reportId",
  "lastUpdated",
  "clientAt",
  "lastViewed",
  "lastSent",
  "deletedAt",
  "expiresAt",
  "card",
] as const;

/** The table's keys, declared once: the stack, the local table and the entities read them. */
export const tableKeys = {
  primary: { pk: "pk", sk: "sk" },
  indexes: {
    gsi1: { pk: "gsi1pk", sk: "gsi1sk" },
    gsi2: { pk: "gsi2pk", sk: "gsi2sk" },
    // What an index shares with the table's own key is stored once in each record and each entry.
    cards: { pk: "pk", sk: "cardssk", holds: card },
    clientCards: { pk: "clientcardspk", sk: "sk", holds: card },
  },
  timeToLive: "expiresAt",
} as const;

/** An index, and what it holds of an item: everything, unless it says what. */
export type TableIndex = { pk: string; sk: string; holds?: readonly string[] };

/** The beginning of the keys under which the audit trail stands. No function may delete what has such a key, or change a part of it (stacks/resources.ts). */
export const TRAIL = "$trail#";

/** A key that is an attribute and nothing else. An attribute whose field is that of the key is then stored once. */
export const keyItself = (attribute: string) => ({ template: `$\{${attribute}}`, casing: "none" }) as const;

/** A key that says a word and some attributes and nothing else, for items of which each byte is paid for in the record and in its indexes. */
export const shortKey = (word: string, ...attributes: readonly string[]): string =>
  [word, ...attributes.map((name) => `$\{${name}}`)].join("#");
