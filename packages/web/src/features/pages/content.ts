import { type Lang, langOf } from "../../lib/words/lang";
import { legalEn } from "../../lib/words/legal.en";
import { legalEs } from "../../lib/words/legal.es";

/** A page of words: what it says, under headings. */
export type WordsPage = {
  title: string;
  lead: string;
  parts: readonly { heading: string; words: readonly string[] }[];
};

/** The pages for members, by the last part of their address (the third specification, section 2). Pages that clients read too are in lib/words. */
export const memberPages: Readonly<Record<string, WordsPage>> = {
  about: {
    title: "About Highway",
    lead: "Highway helps loan officers and their clients see what a mortgage really costs.",
    parts: [
      {
        heading: "What it does",
        words: [
          "Officers build scenarios for homes and loans, compare up to six of them side by side, and save them for each client. Payments, APR, cash to close and the cost over the years follow as they type.",
          "Every figure can show how it is calculated: the rule, where the rule comes from, and the numbers that went in.",
        ],
      },
      {
        heading: "What is behind the figures",
        words: [
          "Amounts are calculated to the cent. APR follows Regulation Z, Appendix J. Numbers set by law or by an agency, such as FHA premiums and loan limits, are kept with their source and the day they took effect; a saved scenario keeps the rules of its own day.",
          "Highway is a calculator, not a lender. Its figures are estimates, and they are not an approval or a commitment to lend.",
        ],
      },
    ],
  },
  "learning-center": {
    title: "Learning center",
    lead: "The quickest way through a first comparison, and the shortcuts that speed up the next ones.",
    parts: [
      {
        heading: "A first comparison",
        words: [
          "Add a client, or start without one and choose it when you save. Choose New comparison, enter the home with its price, and fill in the first loan: program, rate, term and down payment are enough.",
          "Add the next loan from the button at the right. Each new loan starts as a copy of the one before it, so change only what differs. The results show payments, cash to close and costs side by side; Save keeps the scenario with the client.",
        ],
      },
      {
        heading: "While you type",
        words: [
          "A figure in gray italics is calculated for you. Type over it to set your own, and press the arrow beside it to go back. Dollar and percent signs switch the unit and keep the value.",
          "What you type is kept as a draft right away. Undo takes back any step.",
        ],
      },
      {
        heading: "Sharing",
        words: [
          "Fill in your header in the settings first: clients see it above every report. Save the scenario, then choose Send from the Share menu. Each client gets a link of their own, with a passcode if you require one, and reads the report on a phone or a computer, in English or Spanish.",
          "Shared links shows who opened what and when, and lets you revoke a link immediately. What a client tries and sends you appears next to the report as an idea. Download makes a PDF or a picture of it.",
        ],
      },
      {
        heading: "Keys",
        words: [
          "Ctrl K (on a Mac, Command K) finds clients, scenarios and every action. The question mark key lists every shortcut on the page.",
        ],
      },
    ],
  },
  support: {
    title: "Support",
    lead: "What to try first, and whom to ask.",
    parts: [
      {
        heading: "Signing in",
        words: [
          "There is no password. Enter your work address and type the six digits from the newest email, in the same browser, within ten minutes. If no email comes, look in the spam folder and check the address; the message is the same for an address that is not registered.",
          "If your address is not known or has changed, ask the administrator of your corporation to invite you.",
        ],
      },
      {
        heading: "A client cannot open a report",
        words: [
          "Find the link under Shared links. If it was revoked or has expired, send the report again. If wrong passcodes locked it, unlock it there. Codes go only to the address that the link was sent to.",
        ],
      },
      {
        heading: "A page does not load",
        words: [
          "Refresh it. Highway keeps drafts in the browser, so what you typed is still there. Without a connection you can go on editing an open scenario; it is saved when the connection is back.",
        ],
      },
      {
        heading: "A figure looks wrong",
        words: [
          "Press the figure to see how it is calculated. You see every number that went in and the rule that was applied, which is usually where the difference from another calculator shows: the day of closing, financed costs, or what counts as a finance charge.",
        ],
      },
      {
        heading: "Still stuck",
        words: [
          "Write to us from the Feedback page, linked at the bottom of every page outside the tools. We reply to the address that you sign in with.",
        ],
      },
    ],
  },
  compatibility: {
    title: "Compatibility",
    lead: "Highway runs in the browsers of the last two years on computers, tablets and phones. There is nothing to install.",
    parts: [
      {
        heading: "Browsers",
        words: [
          "Chrome, Edge, Firefox and Safari, each in a version that its maker still supports. Scripts and cookies must be allowed for this site.",
        ],
      },
      {
        heading: "Screens",
        words: [
          "Comparing four loans works best on a screen at least 1,280 pixels wide. On a phone, the same loans appear one after another.",
        ],
      },
    ],
  },
};

export type PageInLanguage = {
  /** The last part of the page's address. */
  name: string;
  page: WordsPage;
  lang: Lang;
  /** Pages that clients read too exist in both languages. */
  isForClients: boolean;
};

const legal = { en: legalEn, es: legalEs } as const;

/** Finds the page at "/members/" and this name, in the address's language where the page exists in it. */
export function findPage(name: string, asked: string | null): PageInLanguage | undefined {
  const lang = langOf(asked);
  const known: Record<string, WordsPage> = legal[lang];
  if (Object.hasOwn(known, name)) return { name, page: known[name]!, lang, isForClients: true };
  const found = Object.hasOwn(memberPages, name) ? memberPages[name] : undefined;
  return found && { name, page: found, lang: "en", isForClients: false };
}
