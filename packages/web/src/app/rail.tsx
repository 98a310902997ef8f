import { Link } from "react-router";
import { paths } from "../lib/paths";
import { BrandMark } from "../ui/brand";
import { AccountMenu } from "./account-menu";
import { places } from "./navigation";
import { RailLink } from "./rail-link";
import { SearchButton } from "./search-button";
import { tools } from "./tools";

const groups = ["Compare", "Publish"] as const;

/** The navigation: 200 px with words, 56 px with pictures alone below 1400 px, none on a phone. */
export function Rail() {
  return (
    <header className="w-rail shrink-0 border-line border-r bg-canvas phone:hidden">
      {/* Above the page for the pointer alone: a browser looks for what lies under it with every frame, and would ask each cell first. */}
      <div className="sticky top-0 z-1 flex h-dvh flex-col gap-4 px-2 py-3">
        <Link
          to={paths.dashboard}
          aria-label="Highway, home"
          className="flex h-7 items-center gap-2 rounded-sm px-2 font-semibold text-md tracking-tight max-rail:justify-center"
        >
          <BrandMark />
          <span className="max-rail:hidden">Highway</span>
        </Link>
        <SearchButton />
        <nav aria-label="Main" className="flex flex-col gap-4">
          <div>
            {places.map((place) => (
              <RailLink key={place.path} {...place} />
            ))}
          </div>
          {groups.map((group) => {
            const members = tools.filter((tool) => tool.group === group);
            return (
              members.length > 0 && (
                <div key={group}>
                  <h2 className="px-2 pb-1 font-medium text-fg-3 text-xs max-rail:sr-only">{group}</h2>
                  {members.map((tool) => (
                    <RailLink
                      key={tool.key}
                      name={tool.name}
                      path={tool.path}
                      icon={tool.icon}
                      within={`/${tool.key}/`}
                    />
                  ))}
                </div>
              )
            );
          })}
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}
