/** A small word beside a name: "Baseline", "Demo". */
export const Tag = ({ children }: { children: React.ReactNode }) => (
  <span className="inline-block shrink-0 whitespace-nowrap rounded-xs bg-tag px-1.5 font-medium text-[11px] text-fg-2 leading-[18px]">
    {children}
  </span>
);
