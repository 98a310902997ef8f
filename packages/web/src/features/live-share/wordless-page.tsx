/** Before there are words of any language: an empty page, or what a reader of either can do. */
export const WordlessPage = ({ isLost }: { isLost: boolean }) => (
  <main role="status" className="grid min-h-dvh content-center gap-4 bg-paper px-6 text-center text-body text-fg-2">
    {isLost && (
      <>
        <p lang="en">This page could not be loaded. Check your connection. The page will keep trying.</p>
        <p lang="es">Esta página no se pudo cargar. Revise su conexión. La página lo seguirá intentando.</p>
      </>
    )}
  </main>
);
