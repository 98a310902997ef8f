import { lazy } from "react";
import { phone } from "../../lib/use-media";
import { EditorScreen } from "../../tools/lc2/editor-screen";
import { scenarioSlots } from "../scenario-slots";

const desktopEditor = () => import("../../tools/lc2/desktop-editor");
const phoneEditor = () => import("../../tools/lc2/phone/phone-editor");

/** The layout that this window shows comes with the route: a phone loads no grid, a desktop no pages to swipe. */
export async function editorRoute() {
  const onPhone = matchMedia(phone).matches;
  const { default: Shown } = await (onPhone ? phoneEditor() : desktopEditor());
  const layouts = onPhone
    ? { Desktop: lazy(desktopEditor), Phone: Shown }
    : { Desktop: Shown, Phone: lazy(phoneEditor) };
  return () => <EditorScreen {...scenarioSlots} layouts={layouts} />;
}
