import { BackToTop } from "../ui/page/back-to-top";
import { Footer } from "./footer";

/** What a page ends with. A tool has no footer. */
export const FootParts = ({ inTool }: { inTool: boolean }) => (
  <>
    {!inTool && <Footer />}
    <BackToTop label="Back to top" to="#main" className="bottom-20 phone:bottom-32" />
  </>
);
