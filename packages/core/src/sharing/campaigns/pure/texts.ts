/** The messages of a campaign as they go out where the officer wrote no others. A figure stands in double brackets. */
import type { StepKey } from "./steps";

export type Text = { subject: string; body: string };

/** What officers call each message. */
export const titles = {
  prequalified: "You are prequalified",
  team: "Who is on your side",
  county: "Your county by the numbers",
  tenThousand: "What $10,000 in price does",
  rentOrBuy: "Rent or buy",
  waiting: "If you wait",
  rates: "One month in: rates then and now",
  bidding: "Bidding without regrets",
  noNewDebts: "Before you close: no new debts",
  papers: "Documents that expire",
  market: "The market this week",
  ending: "Your prequalification ends soon",
  talk: "Can we talk?",
  summary: "Summary: renew, pause or stop",
} as const satisfies Record<StepKey, string>;

export const english: Record<StepKey, Text> = {
  prequalified: {
    subject: "You are prequalified: what it covers and what to have ready",
    body: `[[FIRSTNAME]], you are prequalified. Your price range goes up to [[MAXPRICE]]. Your prequalification is good through [[EXPIRES]]. A prequalification says what you can likely borrow, based on the income, debts and savings that you told me about. It is not an approval yet, because a lender still has to check your documents and the home.

Keep these on hand, so that an offer never has to wait for them: your last two pay stubs, your W-2s for two years, two months of bank statements and a photo ID.

If your job, your income or your savings change, please tell me first.

[[OFFICER]]`,
  },
  team: {
    subject: "Who is on your side: your agent and your loan officer",
    body: `Buying a home takes two people who work for you.

Your agent finds homes, writes the offer and negotiates. [[AGENT]] works with me on this. I take care of the loan: what you can borrow, what it costs, and that it is ready on the day you close.

When you see a home that you like, tell us both. A prequalification letter for that address takes me a few minutes, and sellers take an offer more seriously with one.

[[OFFICER]]`,
  },
  county: {
    subject: "[[COUNTY]] by the numbers",
    body: `Here are a few numbers about the county where you are looking.

The median home in [[COUNTY]] is worth [[MEDHOMEPRICE]]. Over the next year, prices there are expected to change by [[APPR1]]. The same home would then cost [[MORELESS]] than today. About [[POPULATION]] people live there.

A forecast is an opinion about the future, and prices can also fall. If you would like to see what this means for your price range, just reply.

[[OFFICER]]`,
  },
  tenThousand: {
    subject: "What $10,000 in price does to a monthly payment",
    body: `When you compare two homes, it helps to know what the difference comes to each month.

On the loan that we looked at, $10,000 more in price adds [[PER10K]] a month in principal and interest, if your down payment in dollars stays the same.

So a home that costs $30,000 more is not out of reach by itself. Tell me which two you are comparing, and I will put them side by side for you.

[[OFFICER]]`,
  },
  rentOrBuy: {
    subject: "Rent or buy: where your break-even is",
    body: `[[FIRSTNAME]], many people ask whether to buy or to keep renting.

For a home like the one that we looked at, renting wins while the rent is below [[BREAKRENT]] a month. You told me that yours is [[RENT]].

That depends on how prices, rents and savings grow, which no one can know. Would you like to change those assumptions yourself? Reply, and I will send you the comparison.

[[OFFICER]]`,
  },
  waiting: {
    subject: "What waiting would cost, or save",
    body: `Waiting can pay, and it can cost. It depends on what prices and rates do in the meantime.

With the assumptions that we used, waiting comes to [[WAITCOST]]. That is for a wait of [[MONTHS]]. A negative amount means that waiting would save you money.

If prices fall, waiting looks better, so please do not read this as a push. I am glad to go through it with you.

[[OFFICER]]`,
  },
  rates: {
    subject: "One month in: rates then and now",
    body: `A month ago, when we began, the average 30-year rate in the market was [[RATETHEN]]. Today it is [[RATENOW]]. That is a change of [[CHANGE]].

Those are averages of the market and not an offer. Your own rate depends on your credit, your down payment and the home.

If you would like your figures at today's rates, just reply.

[[OFFICER]]`,
  },
  bidding: {
    subject: "Bidding above the asking price without regrets",
    body: `Some homes sell above the asking price. Before you bid, it helps to know how long the home's value might take to catch up.

For the home that we looked at, a bid 2% above the asking price is [[BIDTWO]]. With the growth in prices that we assumed, the value passes that bid after [[BIDMONTHS]].

If prices stay where they are, it never does. Decide what you are comfortable with before you bid, and I will tell you what it means for your cash at closing.

[[OFFICER]]`,
  },
  noNewDebts: {
    subject: "Before you close: no new debts",
    body: `[[FIRSTNAME]], here is a mistake that costs buyers their home more often than you would think: a new debt shortly before closing.

A car loan, furniture on a store card, or cosigning someone else's loan can change what you qualify for. Lenders check your credit again before you close.

Until you have the keys, please open no new accounts, and keep paying every bill on time. If something cannot wait, call me first, and we will figure out what it would do.

[[OFFICER]]`,
  },
  papers: {
    subject: "Documents that expire: what to renew",
    body: `Some of the documents that a lender requires are good only for a short time.

Pay stubs should be from the last 30 days and bank statements from the last two months. Your credit report lasts about four months. If yours are older, send me the new ones, and your file stays ready.

Please do not send them by plain email. Reply, and I will tell you how to send them safely.

[[OFFICER]]`,
  },
  market: {
    subject: "The mortgage market this week",
    body: `As of [[MUDATE]], the average rate of a 30-year fixed mortgage in the market is [[RATENOW]]. That is an average and not an offer.

Rates move every day, and one week says little about the next. What matters is whether the payment fits your budget.

If you would like your figures at today's rates, just reply.

[[OFFICER]]`,
  },
  ending: {
    subject: "Your prequalification ends soon",
    body: `[[FIRSTNAME]], your prequalification is good through [[EXPIRES]].

If you are still looking, I can renew it. I need your newest pay stub and bank statements, and a word from you if anything has changed.

Reply to this email, and it will be ready before the old one ends.

[[OFFICER]]`,
  },
  talk: {
    subject: "Can we talk?",
    body: `We have not compared notes in a while. Have you seen a home that you liked, or has something changed in your plans?

Ten minutes is enough to bring your figures up to date. You can reach me at [[PHONE]], or reply with a time that suits you.

[[OFFICER]]`,
  },
  summary: {
    subject: "After ninety days: renew, pause or stop",
    body: `[[FIRSTNAME]], this is the last message of this series.

If you are still looking, reply with "renew", and I will bring your prequalification up to date. If you need a break, tell me when to get in touch again. If you found a home or changed your plans, I would be glad to hear that too.

Thank you for letting me help.

[[OFFICER]]`,
  },
};
