/** The legal pages for everyone who reads Highway, clients included, by the last part of their address. */
export const legalEn = {
  "terms-of-service": {
    title: "Terms of service",
    lead: "What you can expect from Highway and what it expects from you. Where your corporation's agreement with the provider differs from this page, the agreement prevails.",
    parts: [
      {
        heading: "Who may use it",
        words: [
          "Members of corporations that have an agreement with the provider, and the clients with whom they share a report. Members sign in with their own address and let nobody else use their session. A client's link is meant for that client.",
        ],
      },
      {
        heading: "Figures are estimates",
        words: [
          "Figures are based on what is entered and on public data. They are not an offer, an approval or a commitment to lend, nor legal or tax advice. Whoever shares them is responsible for meeting what the law requires of a lender's advertising and disclosures.",
        ],
      },
      {
        heading: "What you enter",
        words: [
          "What you enter and upload stays yours and your corporation's. Enter only what you may, and upload only pictures that you have the right to use.",
        ],
      },
      {
        heading: "What is not allowed",
        words: [
          "Looking for ways around access controls, overloading the service so that others cannot use it, sending email to people who have not asked for it, or using the service where the law forbids it.",
        ],
      },
    ],
  },
  "privacy-policy": {
    title: "Privacy policy",
    lead: "What Highway keeps, why, and who sees it.",
    parts: [
      {
        heading: "About members",
        words: [
          "Name, work address, licenses and pictures that you enter; when and from which network address you signed in; and a record of what was done in your name, which you and the administrator of your corporation can read.",
        ],
      },
      {
        heading: "About clients",
        words: [
          "What a loan officer enters to compare loans: name, email addresses, and figures such as income, credit score and prices. It is kept for the officer and for nobody else. The provider's staff access it only to help.",
          "When you open a report that was shared with you, its officer is told when you did, which of its sections you looked at and for how long, and what you send back.",
          "If you want to know, correct or delete what is kept, ask the loan officer who entered it. Every report that is emailed to you has a link to stop further emails.",
        ],
      },
      {
        heading: "About both",
        words: [
          "Nothing is sold, and nothing is used for advertising. No page or email of Highway contains another company's trackers. Data is encrypted in transit and at rest.",
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
        heading: "Cookies that are set",
        words: [
          "One keeps a member signed in, for at most 30 days. One ties a sign-in code to the browser that asked for it, for ten minutes. A client who opens a shared report has one for that report, for at most 30 days.",
          "No script can read them, and they are sent to no other site. There are none for measuring or advertising, so there is nothing to agree to.",
        ],
      },
      {
        heading: "Kept in the browser",
        words: [
          "Drafts that a member is typing, the theme, the language that a client chose, and a note that this browser has signed in before. Clearing the site's data in the browser removes them.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accessibility statement",
    lead: "Highway is built to meet the Web Content Accessibility Guidelines 2.2, level AA.",
    parts: [
      {
        heading: "What that means here",
        words: [
          "Everything can be done by keyboard, and the focus is always visible. Every chart can be read with the arrow keys and has a table. Colors are never the only sign, and members can choose themes made for people who cannot tell red from green.",
          "With every change, a program tests the pages in all themes.",
        ],
      },
      {
        heading: "If something stands in your way",
        words: [
          "Tell the loan officer or administrator who invited you, or who shared the report with you, so that it can be fixed. The report is also available as a PDF with text that can be read aloud.",
        ],
      },
    ],
  },
};
