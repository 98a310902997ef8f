import { useState } from "react";
import { cx } from "../../lib/class-names";
import { initials } from "../../lib/format/format";

type Props = { name: string; picture: string | null; size?: "sm" | "lg" };

/** Somebody's picture, or the first letters of the name where there is none or it does not come. */
export function Face({ name, picture, size = "sm" }: Props) {
  const [isLost, setLost] = useState(false);
  const box = cx("shrink-0 rounded-full", size === "lg" ? "size-16" : "size-12");
  if (picture && !isLost)
    return <img src={picture} alt="" className={cx(box, "object-cover")} onError={() => setLost(true)} />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        box,
        "grid place-items-center bg-clay-soft font-semibold text-clay-text",
        size === "lg" ? "text-ask" : "text-sum",
      )}
    >
      {initials(name)}
    </span>
  );
}
