import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import { words } from "../campaigns/words";
import type { Rich } from "./blocks";
import { brandedMail } from "./frame";

type CampaignLetter = { lang: Lang; brand: Brand; subject: string; message: Rich };

/** Writes one message of a campaign to a client. */
export function campaignMail({ lang, brand, subject, message }: CampaignLetter, unsubscribeUrl: string) {
  const say = words(lang);
  return {
    subject,
    ...brandedMail({
      lang,
      brand,
      title: subject,
      preheader: say.preheader(brand.name),
      body: [{ kind: "rich", ...message }],
      footer: "client",
      because: say.because(brand.name, brand.poweredBy),
      unsubscribeUrl,
    }),
  };
}
