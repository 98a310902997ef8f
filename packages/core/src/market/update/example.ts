import type { Briefing } from "./schema";

const before = (date: string, value: number, change: number) => ({ date, value, change });

/** A market update as the API document shows it, with one rate of each kind. */
export const exampleBriefing: Briefing = {
  day: "2026-11-24",
  madeAt: "2026-11-24T15:42:20.000Z",
  rates: [
    {
      key: "average30",
      series: "MORTGAGE30US",
      rhythm: "weekly",
      source: "Freddie Mac, Primary Mortgage Market Survey, by FRED",
      sample: false,
      value: 6.25,
      date: "2026-11-19",
      day: null,
      week: before("2026-11-12", 6.28, -0.03),
      month: before("2026-10-22", 6.19, 0.06),
      year: before("2025-11-20", 6.26, -0.01),
      stale: false,
    },
    {
      key: "conforming30",
      series: "OBMMIC30YF",
      rhythm: "daily",
      source: "Optimal Blue Mortgage Market Indices, by FRED",
      sample: false,
      value: 6.512,
      date: "2026-11-23",
      day: before("2026-11-20", 6.498, 0.014),
      week: before("2026-11-16", 6.48, 0.032),
      month: before("2026-10-23", 6.44, 0.072),
      year: before("2025-11-21", 6.39, 0.122),
      stale: false,
    },
  ],
  courses: {
    average30: [
      ["2026-11-12", 6.28],
      ["2026-11-19", 6.25],
    ],
    average15: [["2026-11-19", 5.58]],
    treasury10: [["2026-11-20", 4.1]],
  },
  coupons: {
    feed: "live",
    source: "the price feed",
    heardAt: "2026-11-24T15:42:19.000Z",
    sample: false,
    list: [
      {
        couponID: "umbs30-6.0",
        couponName: "UMBS 30Y 6.0",
        price: 101.28,
        in32nds: "101-09",
        previousClose: 101.47,
        move32nds: "−6",
        moveBp: -19,
        at: "2026-11-24T15:42:18.000Z",
        stale: false,
      },
    ],
  },
  example: {
    principal: 400_000,
    years: 30,
    of: "conforming30",
    now: { rate: 6.512, date: "2026-11-23", payment: 2531.42 },
    week: { rate: 6.48, date: "2026-11-16", payment: 2522.99 },
    year: { rate: 6.39, date: "2025-11-21", payment: 2499.41 },
  },
  moved: {
    source: "Federal Reserve Board, press releases",
    heardAt: "2026-11-24T15:42:20.000Z",
    sample: false,
    list: [
      {
        words: "Federal Reserve issues FOMC statement",
        day: "2026-11-24",
        time: "14:00",
        isAlert: true,
        link: "https://www.federalreserve.gov/newsevents/pressreleases/monetary20261124a.htm",
        source: "Federal Reserve Board, press releases",
      },
    ],
  },
  coming: {
    source: "FXStreet",
    heardAt: "2026-11-24T15:40:00.000Z",
    sample: false,
    list: [
      {
        name: "Durable Goods Orders",
        at: "2026-11-25T13:30:00.000Z",
        isAllDay: false,
        isTentative: false,
        consensus: "0.3%",
        previous: "−0.7%",
      },
    ],
  },
};

const postedExample = { by: "Jordan Hale", at: "2026-11-24T13:40:00.000Z" };
export const examplePosts = {
  stance: { stance: "carefullyFloating" as const, ...postedExample },
  video: { title: "What today's figures mean", address: "https://video.example/today.mp4", ...postedExample },
};
