import { lazy, Suspense } from "react";
import type { PropertyFormProps } from "./property-form";

const PropertyForm = lazy(() => import("./property-form"));

/** All that is known of one property; its code comes when the first one is opened. */
export const PropertyDrawer = ({ id, ...rest }: Omit<PropertyFormProps, "id"> & { id: string | null }) =>
  id !== null && (
    <Suspense fallback={null}>
      <PropertyForm id={id} {...rest} />
    </Suspense>
  );
