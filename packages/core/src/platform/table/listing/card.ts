export type Kind = "client" | "report";
export type Order = "asc" | "desc";

/** A record as its lists see it. */
export type Card = {
  id: string;
  /** The time of the last save, by which every list is sorted. */
  lastUpdated: string;
  /** The text by which the record is found. */
  text: string;
  /** True of a record that is deleted and can still be restored: it keeps its place, and no list shows it. */
  isHidden: boolean;
};

/** What is read: all of an officer's records of a kind, or those of one client. */
export type Scope = { ownerId: string; clientId?: string };
type Stretch = { order: Order; limit: number; cursor: string | null };

/** The records of one kind, as lists and searches read them. */
export type Shelf<C extends Card, L = unknown> = {
  kind: Kind;
  /** Reads cards in the order of their last save. */
  cards: (scope: Scope, stretch: Stretch) => Promise<{ cards: C[]; cursor: string | null }>;
  /** Reads one record's card; undefined when there is none. */
  card: (ownerId: string, id: string) => Promise<C | undefined>;
  /** Makes what is shown of a record in a list that goes on very far. */
  line: (card: C) => L;
};
