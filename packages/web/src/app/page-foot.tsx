import { type ComponentType, useEffect, useState } from "react";
import { fetchWhenPageRests } from "../lib/loading/page-rest";

type Props = { inTool: boolean };

/** The footer and the way back up, which come when the page has come to rest: nobody begins with them. */
export function PageFoot(props: Props) {
  const [Parts, setParts] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    fetchWhenPageRests(() => {
      import("./foot-parts").then(
        (code) => setParts(() => code.FootParts),
        // Without a network the page stands without them.
        () => {},
      );
    });
  }, []);
  return Parts && <Parts {...props} />;
}
