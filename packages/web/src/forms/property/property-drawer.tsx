import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { PropertyFormProps } from "./property-form";

const PropertyForm = lazyWindow(() => import("./property-form"), closeWindow);

/** All that is known of one property; its code comes when the first one is opened. */
export const PropertyDrawer = ({ id, ...rest }: Omit<PropertyFormProps, "id"> & { id: string | null }) =>
  id !== null && (
    <Suspense fallback={null}>
      <PropertyForm id={id} {...rest} />
    </Suspense>
  );
