/** An entry of a chart's legend for an area or a part of a bar. */
export const Swatch = ({ name, className, color }: { name: string; className?: string; color?: string }) => (
  <li className="flex items-center gap-1.5">
    <i
      aria-hidden="true"
      className={`size-3 rounded-xs border border-paper-edge forced-color-adjust-none forced-colors:border-[CanvasText] ${className ?? ""}`}
      style={{ background: color }}
    />
    {name}
  </li>
);
