/** The title of a screen that is about no record of its own. */
export const PageHeading = ({ children }: { children: string }) => (
  <h1 className="truncate font-semibold text-h2">{children}</h1>
);
