import fc from "fast-check";

/**
 * For laws of one kind of sample: all laws of a run begin with one seed, so that each would draw and work out the same ones. Here that is done once for all of
 * them. A law that a sample breaks is run as a property, which finds the smallest that does.
 */
export function workedOnce<Sample, Worked>(any: fc.Arbitrary<Sample>, numRuns: number, work: (of: Sample) => Worked) {
  const all: { sample: Sample; worked: Worked }[] = [];
  const workAll = () => {
    if (all.length === 0) all.push(...fc.sample(any, numRuns).map((sample) => ({ sample, worked: work(sample) })));
    return all;
  };
  return (holds: (worked: Worked, sample: Sample) => void): void => {
    try {
      for (const { sample, worked } of workAll()) holds(worked, sample);
    } catch (broken) {
      const property = fc.property(any, (sample) => holds(work(sample), sample));
      fc.assert(property, { numRuns });
      throw broken;
    }
  };
}
