import { type ComponentType, useEffect, useState } from "react";
import { whenRested } from "../lib/when-idle";

/** The footer, which comes when the page has come to rest: nobody begins with it. */
export function PageFoot() {
  const [Footer, setFooter] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenRested(() => {
      import("./footer").then(
        (code) => setFooter(() => code.Footer),
        // Without a network the page stands without it.
        () => {},
      );
    });
  }, []);
  return Footer && <Footer />;
}
