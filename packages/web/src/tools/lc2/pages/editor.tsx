import { lazy } from "react";
import { phone } from "../../../lib/use-media";
import { EditorScreen } from "../editor-screen";
import { scenarioSlots } from "../head/scenario-slots";

const desktopEditor = () => import("../desktop-editor");
const phoneEditor = () => import("../phone/phone-editor");

/** The layout that this window shows comes with the page: a phone loads no grid, a desktop no pages to swipe. */
export async function load() {
  const onPhone = matchMedia(phone).matches;
  const { default: Shown } = await (onPhone ? phoneEditor() : desktopEditor());
  const layouts = onPhone
    ? { Desktop: lazy(desktopEditor), Phone: Shown }
    : { Desktop: Shown, Phone: lazy(phoneEditor) };
  return () => <EditorScreen {...scenarioSlots} layouts={layouts} />;
}
