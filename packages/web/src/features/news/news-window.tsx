import type { NewsItem } from "@highway/core/market/schema";
import { Dialog } from "../../ui/overlays/dialog";
import { NewsList } from "./news-list";

/** Shows all known news in one window. */
export const NewsWindow = ({
  open,
  onClose,
  items,
}: {
  open: boolean;
  onClose: () => void;
  items: readonly NewsItem[];
}) => (
  <Dialog open={open} onClose={onClose} title="Market news" width={640}>
    <NewsList items={items} />
  </Dialog>
);
