import encodeQR from "qr";

type Props = { text: string; label: string; className?: string };

/** A code that a phone's camera reads. A sixth of it may be torn or stained. */
export function QrCode({ text, label, className }: Props) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
