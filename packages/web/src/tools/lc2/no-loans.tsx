import { Button } from "../../ui/button";
import { Empty } from "../../ui/page/empty";
import { addAndEnter } from "./add-loan";

/** Shown in a scenario whose last loan was removed. */
export const NoLoans = () => (
  <Empty
    title="No loans yet"
    action={
      <Button variant="primary" onClick={addAndEnter}>
        Add loan
      </Button>
    }
  />
);
