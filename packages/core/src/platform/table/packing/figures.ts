/** Figures of which hardly two are alike, such as the amounts of fees, as bits: two thirds of what their digits come to. */
import { damaged } from "./damaged";

/** Figures as whole numbers above the least, counted in the last of so many decimals, each in so many bits. */
export type Figures = { count: number; decimals: number; least: number; bits: number };

const MOST_DECIMALS = 6;
const MOST_BITS = 40;

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
const lowest = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const highest = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));

export class BitWriter {
  readonly #bytes: number[] = [];
  #at = 0;

  write(values: readonly number[], { decimals, least, bits }: Figures): void {
    for (const value of values) {
      const whole = wholeOf(value, decimals) - least;
      for (let bit = bits - 1; bit >= 0; bit--, this.#at++) {
        const isSet = Math.floor(whole / 2 ** bit) % 2;
        this.#bytes[this.#at >> 3] = (this.#bytes[this.#at >> 3] ?? 0) | (isSet << (7 - (this.#at & 7)));
      }
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
    if (!isWhole || !isPossible || count * bits > this.bytes.length * 8 - this.#at) throw damaged();
    return Array.from({ length: count }, () => figureOf(least + this.#next(bits), decimals));
  }

  #next(bits: number): number {
    let whole = 0;
    for (const end = this.#at + bits; this.#at < end; this.#at++)
      whole = 2 * whole + ((this.bytes[this.#at >> 3]! >> (7 - (this.#at & 7))) & 1);
    return whole;
  }

  /** Tells whether no byte is left over. */
  isAllRead = () => Math.ceil(this.#at / 8) === this.bytes.length;
}
