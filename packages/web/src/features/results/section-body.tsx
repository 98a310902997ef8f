import { lazy, memo, Suspense } from "react";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import type { Basis } from "../../scenario/figures/loan-figures";
import { Loans } from "./figure-sections";
import type { SectionProps } from "./results";
import type { SectionKey } from "./sections";
import { useOneByOne } from "./use-one-by-one";

const laterCode = codeOnDemand(() => import("./later-sections"));
const LaterSection = lazy(laterCode);

type Props = SectionProps & { basis: Basis };

/** What the loans are is the page's own code: it stands next to the first figures in most reports. */
const Section = memo(function Section({ name, basis, ...props }: Props & { name: SectionKey }) {
  if (name === "loans") return <Loans {...props} />;
  return (
    <Suspense fallback={null}>
      <LaterSection name={name} basis={basis} {...props} />
    </Suspense>
  );
});

/**
 * The sections in their order, one under the other: the first is begun once what stands above it is painted, and so on. Their
 * code is asked for then, because on a slow line all that is asked for before holds the first figures up.
 */
export function Sections({ shown, ...props }: Props & { shown: readonly SectionKey[] }) {
  const begun = useOneByOne(shown.length, laterCode);
  return shown.slice(0, begun).map((name) => <Section key={name} name={name} {...props} />);
}
