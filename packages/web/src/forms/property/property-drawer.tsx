import { Suspense } from "react";
import { closed, late } from "../../lib/loading/late";
import type { PropertyFormProps } from "./property-form";

const PropertyForm = late(() => import("./property-form"), closed);

/** All that is known of one property; its code comes when the first one is opened. */
export const PropertyDrawer = ({ id, ...rest }: Omit<PropertyFormProps, "id"> & { id: string | null }) =>
  id !== null && (
    <Suspense fallback={null}>
      <PropertyForm id={id} {...rest} />
    </Suspense>
  );
