import { useEffect } from "react";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { Button } from "../../ui/button";
import { Drawer } from "../../ui/overlays/drawer";
import { BeforeAndAfter } from "./before-after";
import { DebtList } from "./debt-list";
import { HomeValues } from "./home-values";
import { MortgageList } from "./mortgage-list";
import "./owed.css";

/** All that the client owes, what is paid off of it, and what that does. What is typed counts at once. */
export default function OwedDrawer({ onClose }: { onClose: () => void }) {
  // The results open it too, which check nothing by themselves.
  useEffect(() => void loadWholeCheck(), []);
  return (
    <Drawer
      open
      onClose={onClose}
      title="Mortgages and debts"
      width={960}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-6 px-5 pb-6">
        <HomeValues />
        <MortgageList />
        <DebtList />
        <BeforeAndAfter />
      </div>
    </Drawer>
  );
}
