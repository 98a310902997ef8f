import type { Ad, AdInput } from "@highway/core/promos/schema";
import type { ReactNode } from "react";
import { AdBanner } from "./ad-banner";
import { AdCard } from "./ad-card";
import { pictureOf } from "./picture-of";

/** What the ad will look like where it stands, while it is typed. */
export function AdPreview({ values, corpID }: { values: AdInput; corpID: string }) {
  const seen = (address: string | null) => address && pictureOf(address, corpID);
  const { location, isOn: _on, ...said } = values;
  const ad: Ad = {
    ...said,
    _id: "",
    header: said.header.trim() || "Header",
    buttonText: said.buttonText.trim() || "Button",
    imgUrl: seen(said.imgUrl),
    mobileImgUrl: seen(said.mobileImgUrl),
  };
  return (
    <section aria-label="How it looks" className="rounded-md border border-line bg-canvas p-4">
      {/* It shows, and leads nowhere. */}
      <div inert className="flex flex-col gap-4">
        {location === "results" ? (
          <AdCard ad={ad} />
        ) : (
          <>
            <Width label="On a screen">
              {/* As wide as it would be, and smaller where there is no room. */}
              <div className="phone:w-[600px] phone:[zoom:0.5]">
                <AdBanner ad={ad} />
              </div>
            </Width>
            <Width label="On a phone">
              <div className="max-w-[358px]">
                <AdBanner ad={ad} />
              </div>
            </Width>
          </>
        )}
      </div>
    </section>
  );
}

const Width = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 overflow-hidden">
    <h3 className="mb-1 font-medium text-fg-3 text-xs">{label}</h3>
    {children}
  </div>
);
