import { type ComponentType, lazy, memo, Suspense } from "react";
import type { Basis } from "../../lib/scenario/loan-figures";
import { Cash, Loans, Monthly } from "./figure-sections";
import type { SectionProps } from "./results";
import type { FirstSection, SectionKey } from "./sections";

/** Asked for as soon as this page's own code is there, so that it arrives while the first figures are painted. */
const later = import("./later-sections");
const LaterSection = lazy(() => later);

const first: Record<FirstSection, ComponentType<SectionProps>> = { loans: Loans, monthly: Monthly, cash: Cash };
const isFirst = (key: SectionKey): key is FirstSection => Object.hasOwn(first, key);

type Props = SectionProps & {
  shown: readonly SectionKey[];
  /** Null until the first figures are painted. */
  basis: Basis | null;
};

/** The sections in their order, one under the other. */
export const SectionBodies = memo(function SectionBodies({ shown, basis, ...props }: Props) {
  return shown.map((key) => {
    if (!isFirst(key))
      return (
        basis && (
          <Suspense key={key} fallback={null}>
            <LaterSection name={key} basis={basis} {...props} />
          </Suspense>
        )
      );
    const Body = first[key];
    return <Body key={key} {...props} />;
  });
});
