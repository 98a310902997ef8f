import { lazy } from "react";
import { phone } from "../../lib/use-media";

const desktop = () => import("./desktop-editor");
const onePhone = () => import("./phone/phone-editor");

// Asked for at once, beside the scenario itself, rather than when it is drawn.
void (matchMedia(phone).matches ? onePhone() : desktop());

/** Each layout is code of its own: a phone loads no grid, a desktop no pages to swipe. */
export const DesktopEditor = lazy(desktop);
export const PhoneEditor = lazy(onePhone);
