import { type ComponentType, lazy, memo, Suspense, useDeferredValue } from "react";
import type { Basis } from "../../lib/scenario/loan-figures";
import { Cash, Loans, Monthly } from "./figure-sections";
import type { SectionProps } from "./results";
import type { FirstSection, SectionKey } from "./sections";
import { usePainted } from "./use-painted";

/** Asked for as soon as this page's own code is there, so that it arrives while the first figures are painted. */
const laterCode = import("./later-sections");
const LaterSection = lazy(() => laterCode);

const first: Record<FirstSection, ComponentType<SectionProps>> = { loans: Loans, monthly: Monthly, cash: Cash };
const isFirst = (key: SectionKey): key is FirstSection => Object.hasOwn(first, key);

type Props = SectionProps & { shown: readonly SectionKey[]; basis: Basis };

/** The sections in their order, one under the other. They are begun once what stands above them is painted. */
export const Sections = (props: Props) => usePainted() && <SectionBodies {...props} />;

const SectionBodies = memo(function SectionBodies({ shown, basis, ...props }: Props) {
  // The figures of today come before what the loans do over the years.
  const later = useDeferredValue(basis, null);
  return shown.map((key) => {
    if (!isFirst(key))
      return (
        later && (
          <Suspense key={key} fallback={null}>
            <LaterSection name={key} basis={later} {...props} />
          </Suspense>
        )
      );
    const Body = first[key];
    return <Body key={key} {...props} />;
  });
});
