/** The parts with which a tool answers, on an example that the engine's worked cases know. */
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { useState } from "react";
import { AnswerCells } from "../src/report/answer/answer-cells";
import { AnswerHead } from "../src/report/answer/answer-head";
import { AsFigures } from "../src/report/answer/as-figures";
import { ChangePanel } from "../src/report/answer/change-panel";
import { CostCourses } from "../src/report/answer/cost-courses";
import { FallRows } from "../src/report/answer/fall-rows";
import { HeatTable } from "../src/report/answer/heat-table";
import { MonthBars } from "../src/report/answer/month-bars";
import { MonthStack } from "../src/report/answer/month-stack";
import { RatioBars } from "../src/report/answer/ratio-bars";
import { SwingRows } from "../src/report/answer/swing-rows";
import { TimeBars } from "../src/report/answer/time-bars";
import { TwoMarkRule } from "../src/report/answer/two-mark-rule";
import { TypedSlider } from "../src/report/answer/typed-slider";
import { WealthLines } from "../src/report/answer/wealth-lines";
import { Card } from "../src/ui/card";

const dollars = (value: number) => `${value < 0 ? "−" : ""}$${Math.abs(Math.round(value)).toLocaleString("en-US")}`;
const nothing = () => undefined;

const years = Array.from({ length: 15 }, (_, at) => ({
  first: 90_800 + at * 20_500 + at * at * 590,
  second: 116_400 + at * 13_340,
}));

const cells = [
  {
    key: "growth",
    label: "Break-even growth",
    icon: TrendingUp,
    figure: "1.937% a year",
    note: "Buying wins above it.",
  },
  { key: "flat", label: "If prices stay flat", icon: Minus, figure: "Renting ahead by $89,420", note: "0% a year" },
  {
    key: "fall",
    label: "If prices fall 5%",
    icon: TrendingDown,
    figure: "Renting ahead by $110,570",
    note: "In the first year",
  },
];

const owner = [
  { key: "home", label: "Home after 10 years", amount: 634_769.44, figure: "$634,769.44" },
  { key: "sell", label: "Cost to sell, 6%", amount: -38_086.17, figure: "−$38,086.17" },
  { key: "owed", label: "Still owed on the loan", amount: -305_194.92, figure: "−$305,194.92" },
  { key: "aside", label: "What the owner set aside", amount: 31_455.63, figure: "$31,455.63" },
  { key: "total", label: "The owner has", amount: 322_943.98, figure: "$322,943.98", isTotal: true },
];
const renter = [
  { key: "aside", label: "What the renter set aside", amount: 251_396.39, figure: "$251,396.39" },
  { key: "tax", label: "Tax on gains", amount: -12_715.88, figure: "−$12,715.88" },
  { key: "total", label: "The renter has", amount: 238_680.51, figure: "$238,680.51", isTotal: true },
];

const months = [1, 5, 10].map((year) => ({
  key: `${year}`,
  title: `Year ${year}`,
  bars: [
    { side: "first" as const, name: "own", parts: [2275, 450, 131, 375 + year * 8], saved: 230, figure: "$3,001.03" },
    { side: "second" as const, name: "rent", parts: [2415 + year * 72], figure: "$2,415.00" },
  ],
}));

const swings = [
  {
    key: "growth",
    label: "Home growth",
    low: 29_000,
    high: 144_000,
    moved: "2.5% to 4.5%",
    figure: "$29k to $144k",
    onPick: nothing,
  },
  { key: "rent", label: "Rent", low: 44_000, high: 124_000, moved: "$2,160 to $2,640", figure: "$44k to $124k" },
];

const heat = {
  columns: ["4.5%", "5.5%", "6.5%", "7.5%"].map((text) => ({ key: text, text })),
  rows: [6, 4, 2, 0].map((growth) => ({
    key: `${growth}`,
    text: `${growth}%`,
    values: [-46_000, -16_000, 15_565, 47_000].map((value) => value + (growth - 4) * 7000),
  })),
};

const stack = {
  words: { label: "Monthly payments before and after", before: "Before", after: "After" },
  before: [
    { key: "m", name: "Mortgage", amount: 1388.85 },
    { key: "a", name: "Card A", amount: 552 },
    { key: "b", name: "Card B", amount: 219 },
    { key: "c", name: "Auto", amount: 612 },
    { key: "s", name: "Student loan", amount: 340 },
  ],
  after: [{ key: "loan", name: "New loan", amount: 2409.54 }],
  beforeFigure: "$3,111.85",
  afterFigure: "$2,409.54",
  freed: { amount: 702.31, text: "$702 freed" },
};

const course = (end: number, total: number) =>
  Array.from({ length: Math.ceil(end / 12) + 1 }, (_, year) => total * (1 - (1 - Math.min(1, (year * 12) / end)) ** 2));
const courses = [
  { key: "before" as const, name: "Before", months: 300, total: 162_348, end: "$162,348, 25 years" },
  { key: "after" as const, name: "After", months: 360, total: 502_137, end: "$502,137, 30 years" },
  { key: "same" as const, name: "After, paying the same", months: 199, total: 252_328, end: "$252,328, 16 years" },
].map((each) => ({
  ...each,
  points: course(each.months, each.total).map((amount, year) => ({ year: Math.min(year, each.months / 12), amount })),
}));

const linesWords = {
  label: "What each would own by year",
  keys: "Use the arrow keys to read the years.",
  year: (year: number) => `Year ${year}`,
  names: ["Buying", "Renting"] as const,
  at: (year: number) => `Year ${year}: buying ahead by $84,263`,
  crossing: "Buying ahead from year 4",
  short: "yr",
};

export function Answers() {
  const [rent, setRent] = useState<number | string | null>(2400);
  const [at, setAt] = useState(10);
  const rule = {
    label: "Break-even rent and your rent",
    turnText: "Break-even $1,904",
    below: "Renting ahead",
    above: "Buying ahead",
    write: dollars,
    unit: 100,
  };
  const slider = { range: { least: 1000, most: 4000, step: 25, officers: 2000 }, write: dollars, prefix: "$" };
  return (
    <Card title="Answers of a tool" flush>
      <div className="lg:flex">
        <div className="min-w-0 flex-1">
          <AnswerHead
            sentence="Renting wins while the rent is below $1,904. Yours is $2,400."
            second={
              <>
                Buying is ahead from <b>year 4</b>, by <b>$84,263</b> after 10 years.
              </>
            }
            spoken=""
          >
            <TwoMarkRule {...rule} turn={1904} own={2400} ownText="Your rent $2,400" />
            <TwoMarkRule {...rule} turn={1904} own={19_000} ownText="Your rent $19,000" />
            <TwoMarkRule {...rule} turn="second" own={2400} ownText="Your rent $2,400" />
          </AnswerHead>
          <AnswerCells label="What else must be known" cells={cells} />
          <div className="px-6 py-4 phone:px-4">
            <WealthLines
              words={linesWords}
              years={years}
              at={at}
              onAt={setAt}
              write={dollars}
              writeTick={(value) => `$${value / 1000}k`}
            />
            <AsFigures
              label="As figures"
              heads={["Year", "Buying", "Renting"]}
              rows={[{ key: "1", name: "1", figures: ["$90,800", "$116,400"] }]}
            />
          </div>
          <h2 className="px-6 pb-2 font-semibold text-h2 phone:px-4">Where the money goes</h2>
          <FallRows
            groups={[
              { key: "owner", title: "Buying", side: "first", rows: owner },
              { key: "renter", title: "Renting", side: "second", rows: renter },
            ]}
            sum={{ label: "Buying ahead by", figure: "$84,263.47" }}
          />
          <MonthBars pairs={months} note="Owning, strongest first: principal and interest, property tax." />
          <SwingRows
            today={84_263}
            heads={{ today: "today $84,263", zero: "$0", moved: "moved from, to", figure: "ahead by" }}
            rows={swings}
          />
          <HeatTable
            label="Home price growth and the later rate"
            corner="Annual growth"
            {...heat}
            assumed={{ row: 1, column: 2 }}
            write={dollars}
            onPick={nothing}
          />
          <div className="px-6 py-4 phone:px-4">
            <MonthStack {...stack} />
            <CostCourses
              words={{ label: "Cost so far, by year", short: "yr", now: "now" }}
              courses={courses}
              shades={[{ from: 27, to: 60, text: "Cheaper from month 27 to 60" }]}
              writeTick={(value) => `$${value / 1000}k`}
            />
          </div>
          <TimeBars
            rows={courses.map(({ key, name, months: time }) => ({ key, name, months: time, figure: `${time}` }))}
          />
          <RatioBars
            rows={[
              { key: "front", name: "Housing", before: 19.805, after: 30.22, most: null, figure: "19.805% → 30.220%" },
              { key: "back", name: "All debts", before: 37.386, after: 30.22, most: 45, figure: "37.386% → 30.220%" },
            ]}
          />
        </div>
        <ChangePanel
          title="What changes the answer"
          answer={{ label: "Buying ahead after 10 years", figure: "$84,263" }}
        >
          <TypedSlider
            {...slider}
            label="Monthly rent"
            aside="typed"
            value={rent}
            onChange={(typed, text) => setRent(text ?? typed)}
          />
          <TypedSlider {...slider} label="Fee at the start" value={null} onChange={nothing} error="Rent is required" />
        </ChangePanel>
      </div>
    </Card>
  );
}
