import { useEffect } from "react";
import { useShallow } from "zustand/react/shallow";
import { isOwned } from "../../scenario/document";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { placeName } from "../../scenario/names/place-name";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Drawer } from "../../ui/overlays/drawer";
import { HomeValueField } from "../property/home-value-field";
import { BeforeAndAfter } from "./before-after";
import { DebtList } from "./debt-list";
import { MortgageList } from "./mortgage-list";
import "./owed.css";

/** All that the client owes, what is paid off of it, and what that does. What is typed counts at once. */
export default function DebtsDrawer({ onClose }: { onClose: () => void }) {
  // The results open this drawer too, and they do not load the whole check.
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

/** The fields for the value of each home that the client owns. */
function HomeValues() {
  const homes = useScenario(
    useShallow(({ document }) => document.properties.filter(({ id }) => isOwned(document, id))),
  );
  const all = useScenario((state) => state.document.properties);
  return homes.length === 0 ? null : (
    <div className="owed-homes">
      {homes.map((home) => {
        const name = placeName(home, all.indexOf(home));
        return <HomeValueField key={home.id} property={home} name={name} label={`Value of ${name}`} className="w-52" />;
      })}
    </div>
  );
}
