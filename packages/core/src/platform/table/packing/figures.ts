/** Writes figures of which hardly two are alike, such as the amounts of fees, as bits. They take two thirds of the room of their digits. */
import { BITS_OF_CODE, type Codes, codeOf } from "./codes";
import { damagedPack } from "./damage";

/** Figures as whole numbers of their last decimal, counted from the least of them. Each takes the same number of bits. */
export type Figures = { count: number; decimals: number; least: number; bits: number };

const MOST_DECIMALS = 6;
const MOST_BITS = 40;

/** Figures, such as those of a price index, as the difference of each from the one before it. A difference takes only as many bits as its size needs. */
export type Course = { count: number; decimals: number; first: number; low: number };
/** A step of more high bits than this is not written as a course. */
const MOST_HIGH = 400;

const wholeOf = (value: number, decimals: number) => Math.round(value * 10 ** decimals);
const figureOf = (whole: number, decimals: number) => whole / 10 ** decimals;

/** Tells how figures are written as bits; undefined where one of them would come back as another. */
export function figuresOf(values: readonly number[]): Figures | undefined {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const wholes = values.map((value) => wholeOf(value, decimals));
    if (!wholes.every((whole, at) => figureOf(whole, decimals) === values[at])) continue;
    const [least, most] = [lowest(wholes), highest(wholes)];
    const bits = (most - least).toString(2).length;
    return bits <= MOST_BITS && wholes.every(Number.isSafeInteger)
      ? { count: values.length, decimals, least, bits }
      : undefined;
  }
  return undefined;
}
const signless = (step: number) => (step < 0 ? -2 * step - 1 : 2 * step);
const signed = (code: number) => (code % 2 === 1 ? -(code + 1) / 2 : code / 2);
const stepsOf = (values: readonly number[], decimals: number) => {
  const wholes = values.map((value) => wholeOf(value, decimals));
  return wholes.slice(1).map((whole, at) => signless(whole - wholes[at]!));
};

/** Tells how figures are written as a course, and the bits that it takes; undefined where it would take too many. */
export function courseOf(
  values: readonly number[],
  { count, decimals }: Figures,
): { course: Course; bits: number } | undefined {
  const steps = stepsOf(values, decimals);
  const bitsWith = (low: number) => steps.reduce((sum, step) => sum + Math.floor(step / 2 ** low) + 1 + low, 0);
  const ways = Array.from({ length: 25 }, (_, low) => ({ low, bits: bitsWith(low) }));
  const { low, bits } = ways.reduce((best, way) => (way.bits < best.bits ? way : best));
  if (steps.some((step) => step / 2 ** low > MOST_HIGH)) return undefined;
  return { course: { count, decimals, first: wholeOf(values[0]!, decimals), low }, bits };
}

const lowest = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const highest = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));

export class BitWriter {
  readonly #bytes: number[] = [];
  #at = 0;

  write(values: readonly number[], { decimals, least, bits }: Figures): void {
    for (const value of values) this.add(wholeOf(value, decimals) - least, bits);
  }

  writeCourse(values: readonly number[], { decimals, low }: Course): void {
    for (const step of stepsOf(values, decimals)) {
      for (let high = Math.floor(step / 2 ** low); high > 0; high--) this.add(1, 1);
      this.add(0, 1);
      this.add(step % 2 ** low, low);
    }
  }

  add(whole: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--, this.#at++) {
      const isSet = Math.floor(whole / 2 ** bit) % 2;
      this.#bytes[this.#at >> 3] = (this.#bytes[this.#at >> 3] ?? 0) | (isSet << (7 - (this.#at & 7)));
    }
  }

  bytes = () => Uint8Array.from(this.#bytes);
}

export class BitReader {
  #at = 0;
  constructor(readonly bytes: Uint8Array) {}

  /** @throws Error where fewer bits are left than the figures take */
  read({ count, decimals, least, bits }: Figures): number[] {
    const isWhole = [count, decimals, least, bits].every(Number.isSafeInteger);
    const isPossible = count >= 0 && decimals >= 0 && decimals <= MOST_DECIMALS && bits >= 1 && bits <= MOST_BITS;
    if (!isWhole || !isPossible || count * bits > this.bytes.length * 8 - this.#at) throw damagedPack();
    return Array.from({ length: count }, () => figureOf(least + this.next(bits), decimals));
  }

  /** @throws Error where the bits end before the figures do */
  readCourse({ count, decimals, first, low }: Course): number[] {
    const isPossible = count >= 2 && decimals >= 0 && decimals <= MOST_DECIMALS && low >= 0 && low <= MOST_BITS;
    if (![count, decimals, first, low].every(Number.isSafeInteger) || !isPossible) throw damagedPack();
    if ((count - 1) * (low + 1) > this.bytes.length * 8 - this.#at) throw damagedPack();
    let whole = first;
    const values = [figureOf(whole, decimals)];
    while (values.length < count) {
      let high = 0;
      while (this.next(1) === 1) high++;
      whole += signed(high * 2 ** low + this.next(low));
      values.push(figureOf(whole, decimals));
    }
    return values;
  }

  /** @throws Error where the bits end before the codes do */
  readCodes(codes: Codes): string[] {
    const { count, length, prefix } = codes;
    if (![count, length].every((each) => Number.isSafeInteger(each) && each > 0) || typeof prefix !== "string")
      throw damagedPack();
    if (count * length * BITS_OF_CODE > this.bytes.length * 8 - this.#at) throw damagedPack();
    return Array.from({ length: count }, () =>
      codeOf(
        Array.from({ length }, () => this.next(BITS_OF_CODE)),
        codes,
      ),
    );
  }

  next(bits: number): number {
    if (this.#at + bits > this.bytes.length * 8) throw damagedPack();
    let whole = 0;
    for (const end = this.#at + bits; this.#at < end; this.#at++)
      whole = 2 * whole + ((this.bytes[this.#at >> 3]! >> (7 - (this.#at & 7))) & 1);
    return whole;
  }

  /** Tells whether no byte is left over. */
  isAllRead = () => Math.ceil(this.#at / 8) === this.bytes.length;
}
