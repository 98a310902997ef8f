/** A dash where there is no figure. Many screen readers are silent at a dash, so whoever listens is told in words. */
export const Absent = ({ says }: { says: string }) => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{says}</span>
  </>
);
