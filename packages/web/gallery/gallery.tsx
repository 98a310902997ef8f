/**
 * Every component of the kit in every state, on one page: `e2e/accessibility-gallery.spec.ts` builds it and looks at it in all four themes.
 * The product's own build does not know it, so that nobody who uses the product comes here.
 */
import "../src/theme/theme.css";
import { Calculator, CircleCheck, Copy, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { notify } from "../src/lib/notify";
import { offeredPlace } from "../src/scenario/names/loan-name";
import { Avatar } from "../src/ui/avatar";
import { Badge, Tag, type Tone } from "../src/ui/badge";
import { BrandMark } from "../src/ui/brand";
import { Button } from "../src/ui/button";
import type { ButtonVariant } from "../src/ui/button-style";
import { Card } from "../src/ui/card";
import BarChart from "../src/ui/chart/bar-chart";
import LineChart from "../src/ui/chart/line-chart";
import { ComplianceMark } from "../src/ui/compliance-mark";
import { Checkbox } from "../src/ui/fields/checkbox";
import { Combobox } from "../src/ui/fields/combobox";
import { Field } from "../src/ui/fields/field";
import { MoneyField, PercentField } from "../src/ui/fields/number-field";
import { SearchField } from "../src/ui/fields/search-field";
import { Segmented } from "../src/ui/fields/segmented";
import { SelectField } from "../src/ui/fields/select-field";
import { Switch } from "../src/ui/fields/switch";
import { TagInput } from "../src/ui/fields/tag-input";
import { TextField } from "../src/ui/fields/text-field";
import { IconButton } from "../src/ui/icon-button";
import { Kbd } from "../src/ui/kbd";
import { LoanMark, loanSeries } from "../src/ui/loan-mark";
import { ConfirmDialog } from "../src/ui/overlays/confirm-dialog";
import { Drawer } from "../src/ui/overlays/drawer";
import { Menu } from "../src/ui/overlays/menu";
import { Popover } from "../src/ui/overlays/popover";
import { Toaster } from "../src/ui/overlays/toaster";
import { BackNotice } from "../src/ui/page/back-notice";
import { Empty } from "../src/ui/page/empty";
import { PageHeader, PageHeading } from "../src/ui/page/page-header";
import { Problem } from "../src/ui/page/problem";
import { Bone, Skeleton } from "../src/ui/page/skeleton";
import { TabLinks } from "../src/ui/page/tab-links";
import { RichText } from "../src/ui/rich-text/rich-text";
import { SortTh, Table, Td, Th, Tr } from "../src/ui/table";
import { Answers } from "./answers";

const nothing = () => undefined;
const dollars = (value: number) => `$${value}`;
const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger", "link"];
const tones: Tone[] = ["neutral", "positive", "danger", "warning", "accent"];
const places = loanSeries.map((_, index) => index);

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3 py-2">{children}</div>
);

const Presses = () => (
  <Card title="Buttons" aside={<Button size="sm">Small</Button>}>
    {variants.map((variant) => (
      <Row key={variant}>
        <Button variant={variant} icon={Calculator}>
          {variant}
        </Button>
        <Button variant={variant} disabled>
          {variant}, disabled
        </Button>
        <Button variant={variant} busy>
          {variant}, busy
        </Button>
      </Row>
    ))}
    <Row>
      <IconButton icon={Copy} label="Copy" keys="Ctrl C" />
      <IconButton icon={Trash2} label="Delete" danger />
      <IconButton icon={Copy} label="Cannot copy" disabled />
      <Kbd>Ctrl K</Kbd>
    </Row>
  </Card>
);

const Words = () => (
  <Card title="Words beside other words">
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon={tone === "warning" ? TriangleAlert : CircleCheck}>
          {tone}
        </Badge>
      ))}
      <Tag>Baseline</Tag>
      <Avatar name="Ada Byron" />
      <BrandMark />
      <ComplianceMark code={1} />
      {places.map((index) => (
        <LoanMark key={index} index={index} label={offeredPlace(index).head} />
      ))}
    </Row>
    {["bg-surface", "bg-canvas", "bg-sunken", "bg-hover", "bg-raised", "bg-tag"].map((ground) => (
      <p key={ground} className={`${ground} flex gap-3 p-2`}>
        <span className="text-fg">{ground}</span>
        <span className="text-fg-2">second</span>
        <span className="text-fg-3">third</span>
        <span className="text-accent-text">accent</span>
        <span className="text-positive">positive</span>
        <span className="text-danger">danger</span>
        <span className="text-warning">warning</span>
      </p>
    ))}
  </Card>
);

function Fields() {
  const [unit, setUnit] = useState<"dollars" | "percent">("dollars");
  const [text, setText] = useState("");
  const choices = [
    { id: "one", label: "18 Tidewater Ln", note: "Cary, NC" },
    { id: "two", label: "412 Brookhaven Dr" },
  ];
  const units = [
    { value: "dollars", label: "$", name: "Dollars" },
    { value: "percent", label: "%", name: "Percent" },
  ] as const;
  const views = [
    { value: "dollars", label: "Yearly" },
    { value: "percent", label: "Monthly" },
  ] as const;
  return (
    <Card title="Fields">
      <div className="grid grid-cols-3 gap-3">
        <TextField label="Name" defaultValue="Ada Byron" hint="As the client writes it" />
        <TextField label="Email" placeholder="ada@example.com" optional />
        <TextField label="Phone" defaultValue="555" error="Enter a phone number with 10 digits" />
        <TextField label="Company" defaultValue="Summit" disabled />
        <MoneyField
          label="Price"
          value={450_000}
          onChange={nothing}
          aside={<Segmented label="Unit" look="unit" value={unit} onChange={setUnit} segments={units} />}
        />
        <PercentField label="Rate" value={650} onChange={nothing} error="Rate cannot exceed 20%" />
        <SelectField
          label="Program"
          value="fha"
          onChange={nothing}
          options={[
            { value: "fha", label: "FHA" },
            { value: "va", label: "VA", disabled: true },
          ]}
        />
        <Field label="Location">
          {(control) => (
            <Combobox
              label="Location"
              text={text}
              onText={setText}
              choices={choices}
              onChoose={nothing}
              status="2 places"
              control={control}
            />
          )}
        </Field>
        <Field label="To" error="Invalid email: nonsense">
          {(control) => (
            <TagInput
              control={control}
              values={["ann@example.com", "nonsense"]}
              text=""
              onText={nothing}
              onChange={nothing}
              isValid={(value) => value.includes("@")}
            />
          )}
        </Field>
        <SearchField label="Search clients" onSearch={nothing} />
        <Segmented label="Rows" value={unit} onChange={setUnit} segments={views} />
      </div>
      <Row>
        <Checkbox label="Chosen" checked onChange={nothing} />
        <Checkbox label="Not chosen" checked={false} onChange={nothing} />
        <Checkbox label="Cannot be chosen" checked={false} disabled onChange={nothing} />
        <Switch label="On" checked onChange={nothing} />
        <Switch label="Off" checked={false} onChange={nothing} />
        <Switch label="Cannot be switched" checked disabled onChange={nothing} />
      </Row>
      <RichText
        label="Text"
        value="<p>A text with <b>bold</b> words and a <a href='#a'>link</a>.</p>"
        onChange={nothing}
      />
    </Card>
  );
}

const Lists = () => (
  <Card title="A list" flush>
    <Table>
      <thead>
        <tr>
          <SortTh direction="desc" onSort={nothing}>
            Updated
          </SortTh>
          <Th>Name</Th>
        </tr>
      </thead>
      <tbody>
        <Tr>
          <Td>Nov 22</Td>
          <Td className="text-fg-3">Raleigh or Cary</Td>
        </Tr>
      </tbody>
    </Table>
    <Empty icon={Calculator} title="No clients yet" action={<Button variant="primary">Add client</Button>}>
      They come here once there are some.
    </Empty>
    <Problem message="The list could not be read." onRetry={nothing} />
    <BackNotice>Save it, or leave it.</BackNotice>
    <Skeleton>
      <Bone />
      <Bone round className="size-8" />
    </Skeleton>
  </Card>
);

const Charts = () => (
  <Card title="Charts">
    <LineChart
      measure="Balance"
      series={places.map((index) => ({
        id: `${index}`,
        name: offeredPlace(index).head,
        index,
        values: [6, 4, 2 + index],
      }))}
      lastYear={2}
      at={1}
      onAt={nothing}
      format={dollars}
      formatTick={dollars}
    />
    <BarChart
      measure="Monthly payment"
      bars={places.map((index) => ({
        id: `${index}`,
        name: offeredPlace(index).head,
        index,
        parts: [
          { name: "Principal and interest", color: "var(--part-principal)", value: 2000 },
          { name: "Property tax", color: "var(--part-tax)", value: 400 + index },
        ],
      }))}
      format={dollars}
      formatTick={dollars}
    />
  </Card>
);

function Windows() {
  const [opened, setOpened] = useState<"none" | "question" | "drawer">("none");
  const close = () => setOpened("none");
  return (
    <Card title="Windows">
      <Row>
        <Button onClick={() => setOpened("question")}>Ask</Button>
        <Button onClick={() => setOpened("drawer")}>Open the drawer</Button>
        <Button onClick={() => notify.undo("Client deleted.", nothing)}>Tell</Button>
        <Button onClick={() => notify.error("It could not be saved.")}>Tell of a failure</Button>
        <Menu
          label="Loan menu"
          button="Menu"
          actions={[
            { label: "Duplicate", icon: Copy, onSelect: nothing },
            { label: "Move left", disabled: true, onSelect: nothing },
            "line",
            { label: "Delete", icon: Trash2, danger: true, onSelect: nothing },
          ]}
        />
        <Popover label="Brackets" button="Brackets" className="p-3">
          {() => <Button size="sm">24%</Button>}
        </Popover>
      </Row>
      <ConfirmDialog open={opened === "question"} onCancel={close} onConfirm={close} title="Delete it?" danger>
        It cannot be brought back.
      </ConfirmDialog>
      <Drawer
        open={opened === "drawer"}
        onClose={close}
        title="Edit client"
        aside={<Tag>Demo</Tag>}
        footer={<Button variant="primary">Save</Button>}
      >
        <div className="p-5">
          <TextField label="Client's name" error="Name is required" />
        </div>
      </Drawer>
    </Card>
  );
}

const parts = [
  { key: "one", label: "Profile" },
  { key: "two", label: "Activity" },
];

createRoot(document.getElementById("root")!).render(
  <MemoryRouter>
    <PageHeader left={<PageHeading>Gallery</PageHeading>} right={<Button variant="primary">Save</Button>} />
    <TabLinks label="Parts" tabs={parts} shown="one" />
    <main className="grid gap-6 bg-canvas p-6 text-fg text-ui">
      <Presses />
      <Words />
      <Fields />
      <Lists />
      <Charts />
      <Answers />
      <Windows />
    </main>
    <Toaster />
  </MemoryRouter>,
);
