/** The codes of the marks: 1 FDIC member, 2 equal housing lender, 3 equal housing opportunity, 4 NCUA. */
export type MarkCode = 1 | 2 | 3 | 4;

/** Draws the house of 24 CFR 110, appendix: equal bars under a roof. */
const House = () => (
  <>
    <path d="M14 2 1.5 9.3v4h2.3V25h20.4V13.3h2.3v-4zm6.6 19.4H7.4v-10L14 7.4l6.6 4z" />
    <path d="M10.2 12.4h7.6v2.5h-7.6zM10.2 16.6h7.6v2.5h-7.6z" />
  </>
);

const Letters = ({ children }: { children: string }) => (
  <>
    <rect x="1" y="6.5" width="26" height="15" rx="2" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <text x="14" y="17.2" textAnchor="middle" fontSize="8.5" fontWeight="700" letterSpacing="-0.1">
      {children}
    </text>
  </>
);

/** Draws a compliance mark in the color of the text. It is hidden from screen readers, because its name stands beside it. */
export const ComplianceMark = ({ code, size = 20 }: { code: MarkCode; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true" className="shrink-0">
    {code === 1 && <Letters>FDIC</Letters>}
    {(code === 2 || code === 3) && <House />}
    {code === 4 && <Letters>NCUA</Letters>}
  </svg>
);
