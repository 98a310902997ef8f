/** A page of words: what it says, under headings. */
export type WordsPage = {
  title: string;
  lead: string;
  parts: readonly { heading: string; words: readonly string[] }[];
};

/** The pages that the footer leads to, by the last part of their address (the third specification, section 2). */
export const pages: Readonly<Record<string, WordsPage>> = {
  about: {
    title: "About Highway",
    lead: "Highway helps loan officers and their clients see what a mortgage really costs.",
    parts: [
      {
        heading: "What it does",
        words: [
          "Officers build scenarios for homes and loans, compare up to twelve of them side by side, and save them for each client. Payments, APR, cash to close and the cost over the years follow as they type.",
          "Every figure can show its working: the rule, where the rule comes from, and the numbers that went in.",
        ],
      },
      {
        heading: "What stands behind the figures",
        words: [
          "Amounts are worked out in whole cents. APR follows Regulation Z, Appendix J. Numbers set by law or by an agency, such as FHA premiums and loan limits, are kept with their source and the day from which they hold; a saved scenario keeps the rules of its own day.",
          "Highway is a calculator, not a lender. Its figures are estimates, and no approval or commitment to lend follows from them.",
        ],
      },
    ],
  },
  "learning-center": {
    title: "Learning center",
    lead: "The shortest way through a first comparison, and the keys that make the next ones fast.",
    parts: [
      {
        heading: "A first comparison",
        words: [
          "Add a client, or start without one and choose it when you save. Choose New comparison, enter the home with its price, and fill in the first loan: program, rate, term and down payment are enough.",
          "Add the next loan from the button at the right. A loan copies what the one before it says, so change only what differs. The results show payments, cash to close and costs side by side; Save keeps the scenario with the client.",
        ],
      },
      {
        heading: "While you type",
        words: [
          "A figure in grey italics is worked out for you. Type over it to set your own, and press the arrow beside it to go back. Dollar and percent signs switch the unit and keep the value.",
          "What you type is kept as a draft at once. Undo takes back any step.",
        ],
      },
      {
        heading: "Keys",
        words: [
          "Ctrl K (on a Mac, Command K) finds clients, scenarios and anything that can be done. The question mark lists every key of the page.",
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
          "There is no password. Enter your work address and type the six digits from the newest email, in the same browser, within ten minutes. If no email comes, look in the spam folder and check the address; the answer is the same for an address that nobody has.",
          "If your address is not known or has changed, ask the administrator of your corporation to invite you.",
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
          "Press the figure to see its working. It names every number that went in and the rule that was applied, which is usually where the difference to another calculator shows: the day of closing, financed costs, or what counts as a finance charge.",
        ],
      },
    ],
  },
  "terms-of-service": {
    title: "Terms of service",
    lead: "What you may expect of Highway and what it expects of you. Your corporation’s agreement with the provider goes before this page where they differ.",
    parts: [
      {
        heading: "Who may use it",
        words: [
          "Members of corporations that have an agreement with the provider, and the clients with whom they share a report. You sign in with your own address and let nobody else use your session.",
        ],
      },
      {
        heading: "Figures are estimates",
        words: [
          "Figures follow from what is typed and from public data. They are not an offer, an approval or a commitment to lend, nor legal or tax advice. Who shares them is responsible for what the law asks of a lender’s advertising and disclosures.",
        ],
      },
      {
        heading: "What you bring in",
        words: [
          "What you enter and upload stays yours and your corporation’s. Enter only what you may, and upload only pictures that you have the right to use.",
        ],
      },
      {
        heading: "What is not allowed",
        words: [
          "To look for ways around access, to load the service so that others cannot use it, to send mail to people who have not asked for it, or to use the service where the law forbids it.",
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Privacy policy",
    lead: "What Highway keeps, why, and who sees it.",
    parts: [
      {
        heading: "Of members",
        words: [
          "Name, work address, licenses and pictures that you enter; when and from which network address you signed in; and a record of what was done in your name, which you and the administrator of your corporation can read.",
        ],
      },
      {
        heading: "Of clients",
        words: [
          "What a loan officer enters to compare loans: name, e-mail addresses, and figures such as income, credit score and prices. It is kept for the officer and for nobody else. The provider’s staff reach it only to help.",
          "A client who wants to know, correct or delete what is kept asks the loan officer who entered it.",
        ],
      },
      {
        heading: "Of both",
        words: [
          "Nothing is sold, and nothing is used for advertising. No page and no email of Highway holds the trackers of other companies. Data is encrypted on its way and where it lies.",
          "A deleted client can be brought back for 30 days and is gone after that.",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Cookie policy",
    lead: "Highway sets the cookies that it cannot work without, and no others.",
    parts: [
      {
        heading: "Cookies",
        words: [
          "One keeps you signed in, for at most 30 days. One ties a sign-in code to the browser that asked for it, for ten minutes. A client who opens a shared report has one for that report.",
          "No script can read them, and no other site is sent them. There are none for measuring or advertising, so there is nothing to agree to.",
        ],
      },
      {
        heading: "Kept in the browser",
        words: [
          "Drafts that you are typing, the theme, and a note that this browser has signed in before. Signing out and clearing the site’s data in the browser takes them away.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accessibility",
    lead: "Highway is built to meet the Web Content Accessibility Guidelines 2.2, level AA.",
    parts: [
      {
        heading: "What that means here",
        words: [
          "Everything can be done by keyboard, and what has the focus is seen. Every chart can be read with the arrow keys and has a table. Colors are never the only sign, and two themes are made for people who do not tell red from green.",
          "Pages are tested by a program in all themes with every change. If something stands in your way, tell the loan officer or administrator who invited you, so that it can be put right.",
        ],
      },
    ],
  },
};
