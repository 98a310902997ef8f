/** Where a rule waits in the index, and which ticks send it. Nothing here reads a clock or the table. */

/** The number of parts over which the rules of one place are spread. The parts are read side by side. */
export const SHARDS = 4;
export const shardOf = (ownerId: string): number => ownerId.charCodeAt(ownerId.length - 1) % SHARDS;

export type Waiting = {
  subject: string;
  direction: "falls" | "rises" | "moves";
  since: "sheet" | "close" | "level" | "dayBefore";
  amount: number;
  isOn: boolean;
};
/** The sheet of the day that a rule measures from; its price is null while the course does not have that minute yet. */
export type KnownSheet = { day: string; time: string; price: number | null };
export type Place = { watch: string; mark: string };

const hundredths = (price: number) => Math.round(price * 100);
/** Writes a figure in such a way that figures sort as text. */
const markOf = (figure: number): string => String(Math.max(0, figure)).padStart(6, "0");
const slug = (subject: string) => subject.toLowerCase().replaceAll(" ", "-");

export const watchName = {
  level: (coupon: string, direction: string, shard: number) => `${coupon}.level.${direction}.${shard}`,
  close: (coupon: string, direction: string, shard: number) => `${coupon}.close.${direction}.${shard}`,
  sheet: (coupon: string, day: string, direction: string, shard: number) =>
    `${coupon}.sheet-${day}.${direction}.${shard}`,
  index: (product: string, shard: number) => `index.${slug(product)}.${shard}`,
  /** Rules of a sheet whose price is not known yet, by the time of the sheet. */
  pending: (day: string, shard: number) => `pending-${day}.${shard}`,
  /** Rules that were sent, by their day: they wait for the next one. */
  spent: (shard: number) => `spent.${shard}`,
};

type Standing = {
  shard: number;
  /** The day on which the rule was last sent; for an index, the last day that it has looked at. */
  lastDay: string | undefined;
  /** The day of trading. */
  day: string;
  sheet: KnownSheet | undefined;
};

/** Tells where a rule waits; undefined for one that waits for nothing today. */
export function placeOf(rule: Waiting, { shard, lastDay, day, sheet }: Standing): Place | undefined {
  const { subject, direction, since, amount } = rule;
  if (!rule.isOn) return undefined;
  if (since === "dayBefore") return { watch: watchName.index(subject, shard), mark: lastDay ?? "0" };
  const isSpent = lastDay !== undefined && lastDay >= day;
  if (isSpent) return since === "sheet" ? undefined : { watch: watchName.spent(shard), mark: lastDay };
  if (since === "level") return { watch: watchName.level(subject, direction, shard), mark: markOf(hundredths(amount)) };
  if (since === "close") return { watch: watchName.close(subject, direction, shard), mark: markOf(amount) };
  if (sheet?.day !== day) return undefined;
  if (sheet.price === null) return { watch: watchName.pending(day, shard), mark: sheet.time };
  const at = hundredths(sheet.price) + (direction === "falls" ? -amount : amount);
  return { watch: watchName.sheet(subject, day, direction, shard), mark: markOf(at) };
}

export type Tick = { at: number; price: number };
export type Question = { watch: string; way: "from" | "upTo"; mark: string };

/** Lists what is looked up in the index for a frame: the places of one coupon, each with the figure from which, or up to which, its rules are sent. */
export function questionsOf(
  coupon: string,
  { day, close, ticks }: { day: string; close: number | null; ticks: readonly Tick[] },
): Question[] {
  const prices = ticks.map(({ price }) => hundredths(price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const shut = close === null ? null : hundredths(close);
  return Array.from({ length: SHARDS }, (_, shard) => shard).flatMap((shard) => [
    { watch: watchName.level(coupon, "falls", shard), way: "from" as const, mark: markOf(low) },
    { watch: watchName.level(coupon, "rises", shard), way: "upTo" as const, mark: markOf(high) },
    { watch: watchName.sheet(coupon, day, "falls", shard), way: "from" as const, mark: markOf(low) },
    { watch: watchName.sheet(coupon, day, "rises", shard), way: "upTo" as const, mark: markOf(high) },
    ...(shut !== null && shut > low
      ? [{ watch: watchName.close(coupon, "falls", shard), way: "upTo" as const, mark: markOf(shut - low) }]
      : []),
    ...(shut !== null && high > shut
      ? [{ watch: watchName.close(coupon, "rises", shard), way: "upTo" as const, mark: markOf(high - shut) }]
      : []),
  ]);
}

/** What a rule is measured by: the close, and the sheet's price where it has one. */
export type Reference = { close: number | null; sheetPrice: number | null };

/**
 * Finds the first tick that sends a rule about a coupon, and the price that the move is measured from. A price at its level is told with the last close
 * beside it.
 */
export function firstTick(
  { direction, since, amount, isOn }: Waiting,
  ticks: readonly Tick[],
  { close, sheetPrice }: Reference,
): { tick: Tick; from: number | null } | undefined {
  const from = since === "sheet" ? sheetPrice : close;
  if (!isOn || since === "dayBefore" || (from === null && since !== "level")) return undefined;
  const sends = ({ price }: Tick) => {
    const at = hundredths(price);
    const goal =
      since === "level" ? hundredths(amount) : hundredths(from!) + (direction === "falls" ? -amount : amount);
    return direction === "falls" ? at <= goal : at >= goal;
  };
  const tick = ticks.find(sends);
  return tick && { tick, from };
}

/** Tells whether a day's index sends a rule. */
export function indexSends({ direction, amount, isOn }: Waiting, change: number): boolean {
  const moved = Math.round(change * 1000);
  const size = Math.round(amount * 1000);
  if (!isOn) return false;
  if (direction === "falls") return -moved >= size;
  return direction === "rises" ? moved >= size : Math.abs(moved) >= size;
}
