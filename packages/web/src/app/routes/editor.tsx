import { EditorScreen } from "../../tools/lc2/editor-screen";
import { scenarioSlots } from "../scenario-slots";

export const EditorRoute = () => <EditorScreen {...scenarioSlots} />;
