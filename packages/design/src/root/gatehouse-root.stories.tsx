import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Banner } from "../controls/banner";
import { Button } from "../controls/button";
import { Checkbox } from "../controls/checkbox";
import { NativeSelect } from "../controls/native-select";
import { Panel } from "../controls/panel";
import { Status } from "../controls/status";
import { TextField } from "../controls/text-field";
import { SearchIcon } from "../icons/icons";
import { EditIcon } from "../icons/page-icons";
import { Dialog } from "../overlays/dialog";
import { MenuButton } from "../overlays/menu-button";
import { DataTable } from "../table/data-table";
import type { TableColumn } from "../table/table-column";
import { GatehouseRoot, type GatehouseRootProps } from "./gatehouse-root";

const meta = { title: "Design/GatehouseRoot", parameters: { root: false } } satisfies Meta;
export default meta;
type Story = StoryObj;

const columns: TableColumn<{ id: string; seats: number }>[] = [
  {
    id: "id",
    header: "Serial number",
    lead: true,
    cell: (row) => <a href={`#${row.id}`}>{row.id}</a>,
    sortValue: (row) => row.id,
  },
  { id: "seats", header: "Seats", align: "end", cell: (row) => row.seats, sortValue: (row) => row.seats },
];
const rows = [
  { id: "GC-7F20-8830", seats: 4 },
  { id: "GC-7F21-0307", seats: 12 },
];
const noop = () => undefined;

function Content() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title="Licenses"
      count={2}
      actions={
        <MenuButton
          label="Add license"
          items={[{ id: "dialog", label: "Redeem coupon", onAction: () => setIsOpen(true) }]}
        />
      }
    >
      <Banner tone="info">
        RMA tickets are handled on the <a href="#support">support site</a>.
      </Banner>
      <TextField
        label="Team name"
        type="search"
        icon={<SearchIcon />}
        defaultValue="Readout"
        description="Shown to its members."
      />
      <Checkbox isSelected onChange={noop}>
        Keep sources
      </Checkbox>
      <NativeSelect label="Duration" value="1" onChange={noop} options={[{ value: "1", label: "1 year" }]} />
      <Status tone="success">Active</Status>
      <Button variant="primary" icon={<EditIcon />}>
        Save
      </Button>
      <DataTable rows={rows} columns={columns} rowKey={(row) => row.id} label="Licenses" isSearchable />
      {isOpen && (
        <Dialog
          title="Redeem coupon"
          onClose={() => setIsOpen(false)}
          footer={<Button onPress={() => setIsOpen(false)}>Cancel</Button>}
        >
          Text
        </Dialog>
      )}
    </Panel>
  );
}

/* Styles as on real pages: element rules of a theme, a reset, wide spacing, a small root size. */
const hostile = `
  * { all: unset; }
  .page * { letter-spacing: 3px; text-transform: uppercase; }
  .page *::before { content: "!"; }
  .page button, .page input, .page select { border-radius: 20px; background: hotpink; box-shadow: 0 0 9px red; height: 60px; text-transform: uppercase; }
  .page table td { padding: 30px; border: 3px dotted green; } .page table { margin: 40px; }
  .page h2 { font-size: 60px; color: red; margin: 2em; } .page a { color: orange; text-decoration: line-through; }
  .page p, .page label { margin: 3em; display: block; } .page svg { width: 100%; display: block; } .page svg path { fill: red; }
`;

function ShadowPage({ sheet, dir, ...root }: { sheet?: string; dir?: "rtl" } & Partial<GatehouseRootProps>) {
  const ref = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useEffect(() => setShadow(ref.current?.shadowRoot ?? ref.current?.attachShadow({ mode: "open" }) ?? null), []);
  return (
    <div ref={ref}>
      {shadow &&
        createPortal(
          <>
            {sheet !== undefined && <style>{sheet}</style>}
            <div className="page" dir={dir}>
              <GatehouseRoot theme="light" host styleTarget={shadow} {...root}>
                <Content />
              </GatehouseRoot>
            </div>
          </>,
          shadow,
        )}
    </div>
  );
}

function shadowOf(canvasElement: HTMLElement, index = 0): ShadowRoot {
  const found = Array.from(canvasElement.querySelectorAll("div"), (element) => element.shadowRoot).filter(
    (root) => root !== null,
  )[index];
  if (!found) throw new Error("The story has no such shadow root.");
  return found;
}

const Root = ({ children, ...props }: Partial<GatehouseRootProps> & { children?: ReactNode }) => (
  <GatehouseRoot theme="light" host {...props}>
    {children ?? <Content />}
  </GatehouseRoot>
);

export const Default: Story = {
  render: () => <Root />,
  play: async ({ canvas }) => {
    const before = [
      document.documentElement.outerHTML.length > 0,
      document.documentElement.className,
      document.body.className,
    ];
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    const menu = await screen.findByRole("menu");
    await expect(menu.closest(".gh-overlays")?.parentElement).toBe(document.body);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect([true, document.documentElement.className, document.body.className]).toEqual(before);
  },
};

export const Rethemed: Story = {
  render: () => (
    <Root
      theme="dark"
      tokens={{
        "--gh-accent": "light-dark(#7a1fa2, #d9a6f2)",
        "--gh-on-accent": "light-dark(#fff, #1c0526)",
        "--gh-radius": "0",
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    const menu = await screen.findByRole("menu");
    await expect(getComputedStyle(menu.closest(".gh-overlays") ?? menu).getPropertyValue("--gh-radius")).toBe("0");
  },
};

export const InAShadowRoot: Story = {
  render: () => <ShadowPage />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadowOf(canvasElement).querySelector(".gh-panel")).not.toBeNull());
    const shadow = shadowOf(canvasElement);
    const inside = within(shadow.querySelector<HTMLElement>(".gh-root") ?? canvasElement);
    await expect(getComputedStyle(shadow.querySelector(".gh-panel") ?? canvasElement).borderTopWidth).toBe("1px");
    await userEvent.click(inside.getByRole("button", { name: "Add license" }));
    await waitFor(() => expect(shadow.querySelector(".gh-overlays [role=menuitem]")).not.toBeNull());
    await userEvent.click(shadow.querySelector<HTMLElement>("[role=menuitem]") ?? canvasElement);
    await waitFor(() => expect(shadow.querySelector("dialog[open]")).not.toBeNull());
    await expect(shadow.activeElement).toHaveTextContent("Cancel");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shadow.querySelector("dialog")).toBeNull());
    await expect(shadow.activeElement).toHaveTextContent("Add license");
  },
};

const compared = [
  "display",
  "color",
  "background-color",
  "font-size",
  "font-family",
  "font-weight",
  "letter-spacing",
  "text-transform",
  "text-decoration-line",
  "width",
  "height",
  "margin-top",
  "padding-top",
  "padding-left",
  "border-top-width",
  "border-top-color",
  "border-radius",
  "box-shadow",
];
const comparedInIcons = ["d", "display", "color", "width", "height", "fill", "stroke", "stroke-width"];

export const OnAHostilePage: Story = {
  /* axe would report the duplicate panel. */
  parameters: { axe: false },
  render: () => (
    <>
      <ShadowPage />
      <ShadowPage sheet={hostile} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadowOf(canvasElement, 1).querySelector(".gh-panel")).not.toBeNull());
    const [plain, attacked] = [0, 1].map((index) =>
      Array.from(shadowOf(canvasElement, index).querySelectorAll(".gh-root *")),
    );
    const differences = (plain ?? []).flatMap((element, index) => {
      const other = attacked?.[index];
      if (!other) return ["missing"];
      const [left, right] = [getComputedStyle(element), getComputedStyle(other)];
      return (element instanceof SVGElement ? comparedInIcons : compared)
        .filter((name) => left.getPropertyValue(name) !== right.getPropertyValue(name))
        .map((name) => `${element.tagName} ${element.className}: ${name} ${right.getPropertyValue(name)}`);
    });
    await expect(differences).toEqual([]);
  },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Root locale="ar" />
    </div>
  ),
};

/** The reset does not show what the attribute hides. */
export const Hides: Story = {
  render: () => (
    <GatehouseRoot theme="light">
      <p hidden>Hidden</p>
    </GatehouseRoot>
  ),
  play: async ({ canvas }) => expect(canvas.getByText("Hidden")).not.toBeVisible(),
};
