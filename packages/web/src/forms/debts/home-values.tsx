import { useShallow } from "zustand/react/shallow";
import { isOwned } from "../../scenario/document";
import { placeName } from "../../scenario/names/place-name";
import { useScenario } from "../../scenario/store/store";
import { HomeValueField } from "../property/home-value-field";

/** What each home that the client has is worth. */
export function HomeValues() {
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
