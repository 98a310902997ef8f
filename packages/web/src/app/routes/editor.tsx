import { lazy, Suspense } from "react";
import { ClientSelector } from "../../features/clients/client-selector";
import { EditorScreen } from "../../features/scenario/editor-screen";

const SavedScenarios = lazy(async () => ({
  default: (await import("../../features/reports/saved-scenarios")).SavedScenarios,
}));

/** The editor with the parts that other features bring to it. */
export const EditorRoute = () => (
  <EditorScreen
    clientSelector={(part) => <ClientSelector {...part} />}
    savedScenarios={(part) =>
      part.open && (
        <Suspense fallback={null}>
          <SavedScenarios {...part} />
        </Suspense>
      )
    }
  />
);
