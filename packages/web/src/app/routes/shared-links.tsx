import { LinksScreen } from "../../features/sharing/links/links-screen";

export const SharedLinksRoute = () => <LinksScreen />;
