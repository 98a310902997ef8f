import { cx } from "../../../lib/class-names";
import { initials } from "../../../lib/format/format";

/** Shows a person's photo, or initials. It is decoration: the name stands beside it. */
export const Face = ({
  name,
  src,
  size,
  green = false,
}: {
  name: string;
  src: string | null;
  size: number;
  green?: boolean;
}) =>
  src ? (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      className="shrink-0 rounded-full object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.33) }}
      className={cx(
        "grid shrink-0 place-items-center rounded-full font-semibold",
        green ? "bg-positive-soft text-positive" : "bg-(--clay-soft) text-(--clay-text)",
      )}
    >
      {initials(name) || "?"}
    </span>
  );
