import { EditorScreen } from "../../features/scenario/editor-screen";
import { scenarioSlots } from "../scenario-slots";

export const EditorRoute = () => <EditorScreen {...scenarioSlots} />;
