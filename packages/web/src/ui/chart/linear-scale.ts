/** Returns the place of a value on an axis, in pixels. visx has such a scale, which brings d3's colors, dates and number formats with it: 12 KB gzip on the client's page. */
export type LinearScale = ((value: number) => number) & {
  /** Returns the value at a pixel. */
  invert: (pixel: number) => number;
  /** Returns about so many round values from one end of the axis to the other. */
  ticks: (count: number) => number[];
  /** The lowest value and the highest. */
  domain: Interval;
};

type Interval = readonly [from: number, to: number];

/** The distance between round values, as a fraction of whole numbers: 0.2 is 1 over 5, so that each multiple is the nearest decimal. */
type Step = { times: number; over: number };

/** Finds a step of 1, 2 or 5 times a power of ten, of which about so many cover the interval. */
function roundStep([from, to]: Interval, count: number): Step {
  const wanted = (to - from) / count;
  const power = Math.floor(Math.log10(wanted));
  const excess = wanted / 10 ** power;
  // The bounds are the geometric means of 1, 2, 5 and 10.
  const factor = excess >= Math.sqrt(50) ? 10 : excess >= Math.sqrt(10) ? 5 : excess >= Math.sqrt(2) ? 2 : 1;
  return power < 0 ? { times: 1, over: 10 ** -power / factor } : { times: 10 ** power * factor, over: 1 };
}

/** Widens an interval until both ends are multiples of the step that divides it. */
function widenInterval(interval: Interval, count: number): Interval {
  const { times, over } = roundStep(interval, count);
  const [from, to] = interval;
  const wider: Interval = [
    (Math.floor((from * over) / times) * times) / over,
    (Math.ceil((to * over) / times) * times) / over,
  ];
  return wider[0] === from && wider[1] === to ? interval : widenInterval(wider, count);
}

function roundValues(interval: Interval, count: number): number[] {
  const { times, over } = roundStep(interval, count);
  const first = Math.ceil((interval[0] * over) / times);
  const last = Math.floor((interval[1] * over) / times);
  return Array.from({ length: last - first + 1 }, (_, at) => ((first + at) * times) / over);
}

/** Returns how far along an interval a value is: 0 at its beginning, 1 at its end, the middle if it has no length. */
const share = ([from, to]: Interval, value: number) => (from === to ? 0.5 : (value - from) / (to - from));
const at = ([from, to]: Interval, part: number) => from * (1 - part) + to * part;

/** Makes a scale of values over pixels. @param values the lowest value and the highest @param pixels their places @param nice about how many steps the axis has, if its ends are to be round values */
export function linearScale(values: Interval, pixels: Interval, nice?: number): LinearScale {
  const domain = nice === undefined ? values : widenInterval(values, nice);
  const position = (value: number) => at(pixels, share(domain, value));
  return Object.assign(position, {
    invert: (pixel: number) => at(domain, share(pixels, pixel)),
    ticks: (count: number) => roundValues(domain, count),
    domain,
  });
}
