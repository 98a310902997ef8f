import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { PropertyFormProps } from "./property-form";

const PropertyForm = lazyWindow(() => import("./property-form"), closeWindow);

/** The drawer of one property. Its code is fetched when it is first opened. */
export const PropertyDrawer = ({ id, ...rest }: Omit<PropertyFormProps, "id"> & { id: string | null }) =>
  id !== null && (
    <Suspense fallback={null}>
      <PropertyForm id={id} {...rest} />
    </Suspense>
  );
