import type { Corporation } from "@highway/core/permissions/schema";
import { CorporationCard } from "./corporation-card";
import { FeaturesCard } from "./features-card";
import type { Query } from "./use-saving";

/** Who the corporation is, and what all of its officers have. */
export default function CorporationPart(part: { corporation: Corporation; query: Query }) {
  return (
    <>
      <CorporationCard {...part} />
      <FeaturesCard {...part} />
    </>
  );
}
