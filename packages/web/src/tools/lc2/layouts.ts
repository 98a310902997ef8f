import { ahead } from "../../lib/loading/ahead";
import { phone } from "../../lib/use-media";

/** Each layout is code of its own: a phone loads no grid, a desktop no pages to swipe. */
const desktop = ahead(() => import("./desktop-editor"));
const onePhone = ahead(() => import("./phone/phone-editor"));

// Asked for at once, beside the scenario itself, rather than when it is drawn.
(matchMedia(phone).matches ? onePhone : desktop).fetch();

export const DesktopEditor = desktop.Part;
export const PhoneEditor = onePhone.Part;
