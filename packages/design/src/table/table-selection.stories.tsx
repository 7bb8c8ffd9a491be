import { bodyRows } from "@gatehouse/story-kit/portal/story-table";
import { type Project, projects, projectTable } from "@gatehouse/story-kit/samples/project-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Panel } from "../controls/panel";
import { englishDesignMessages } from "../root/design-messages";
import { BulkBar } from "./bulk-bar";
import { DataTable } from "./data-table";
import { selectColumn } from "./select-column";
import { TableSkeleton } from "./table-skeleton";

const nameOf = (row: Project) => row.name;
const twelve = projects(12);

interface SelectableProps {
  readonly width?: string;
  readonly header?: string | undefined;
}

function Selectable({ width, header }: SelectableProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [onSelect] = useState(() => (rows: readonly Project[], isOn: boolean) => {
    const own = rows.map(nameOf);
    setNames((before) => [...before.filter((name) => !own.includes(name)), ...(isOn ? own : [])]);
  });
  const [onClear] = useState(() => () => setNames([]));
  const [column] = useState(() =>
    selectColumn<Project>({ onSelect, onClear, nameOf, header, messages: englishDesignMessages }),
  );
  return (
    <div style={{ width }}>
      <Panel title="Projects" isFlush>
        <DataTable
          {...projectTable}
          rows={twelve}
          selection={{
            column,
            isSelected: ({ name }) => names.includes(name),
            bar: (matching) =>
              names.length > 0 && (
                <BulkBar
                  said={`${names.length} selected`}
                  selectAll={{ label: `Select all ${matching.length}`, onPress: () => onSelect(matching, true) }}
                  note="1 of them can't be renewed yet."
                  clearLabel="Clear selection"
                  onClear={onClear}
                >
                  {null}
                </BulkBar>
              ),
          }}
        />
      </Panel>
    </div>
  );
}

const meta: Meta<typeof Selectable> = { title: "Design/Table selection", component: Selectable };

export default meta;
type Story = StoryObj<typeof Selectable>;

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const selectedNames = () =>
  bodyRows("Projects")
    .filter((row) => row.hasAttribute("data-selected"))
    .map((row) => within(row).getByRole("link").textContent);

/** The bar replaces the toolbar with the same height, and selected rows are tinted. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = await box("Select Project 1");
    const { top } = first.getBoundingClientRect();
    await userEvent.click(first);
    await expect(await screen.findByText("1 selected", { ignore: "[role=status]" })).toBeVisible();
    await expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(0.5);
    await expect(screen.queryByRole("searchbox")).toBeNull();
    await expect(selectedNames()).toEqual(["Project 1"]);
    const { width, height } = first.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(23.9);
    const tint = getComputedStyle(canvasElement.querySelector("tr[data-selected] td") ?? canvasElement).backgroundColor;
    await expect(tint).not.toBe(getComputedStyle(canvasElement.querySelector("td") ?? canvasElement).color);
  },
};

export const SelectsARange: Story = {
  play: async () => {
    await userEvent.click(await box("Select Project 2"));
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(await box("Select Project 4"));
    await user.keyboard("{/Shift}");
    await expect(selectedNames()).toEqual(["Project 2", "Project 3", "Project 4"]);
    await user.keyboard("{Shift>}");
    await user.click(await box("Select Project 3"));
    await user.keyboard("{/Shift}");
    await expect(selectedNames()).toEqual(["Project 2"]);
  },
};

export const SelectsThePage: Story = {
  play: async () => {
    const page = await box("Select all on this page");
    await userEvent.click(await box("Select Project 1"));
    await expect(page.indeterminate).toBe(true);
    await userEvent.click(page);
    await expect(selectedNames()).toHaveLength(5);
    await expect(page).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Select all 12" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect(selectedNames()).toHaveLength(5);
    await userEvent.click(page);
    await expect(screen.getByText("7 selected", { ignore: "[role=status]" })).toBeVisible();
  },
};

/** Escape clears the selection. The focus stays in the table when the focused bar is removed. */
export const Clears: Story = {
  play: async () => {
    const first = await box("Select Project 1");
    await userEvent.click(first);
    await userEvent.keyboard("{Escape}");
    await expect(selectedNames()).toEqual([]);
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
    await expect(selectedNames()).toEqual([]);
    await waitFor(async () => expect(await box("Select all on this page")).toHaveFocus());
    await expect(screen.getByRole("searchbox")).toBeVisible();
  },
};

/** A visible header replaces the checkbox for the page. */
export const NamedColumn: Story = {
  args: { header: "Compare" },
  play: async ({ canvas }) => {
    await box("Select Project 1");
    await expect(canvas.getByRole("columnheader", { name: "Compare" })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: "Select all on this page" })).toBeNull();
  },
};

/** In a record, the checkbox is before its heading. */
export const Narrow: Story = {
  args: { width: "24em" },
  play: async ({ canvas }) => {
    const first = (await box("Select Project 1")).getBoundingClientRect();
    const lead = canvas.getByRole("link", { name: "Project 1" }).getBoundingClientRect();
    await expect(first.right).toBeLessThanOrEqual(lead.left);
    await expect(Math.abs(first.top + first.height / 2 - lead.top - lead.height / 2)).toBeLessThan(4);
    await userEvent.click(await box("Select Project 1"));
    const panel = canvas.getByRole("region", { name: "Projects" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** The bar stays in view while the page scrolls, and covers no focused row. */
export const StaysInView: Story = {
  args: { width: "20em" },
  decorators: [(Story) => <div style={{ paddingBlockEnd: "100vh", fontSize: "1.5em" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [first, last] = [await box("Select Project 1"), await box("Select Project 5")];
    last.scrollIntoView({ block: "start" });
    window.scrollBy(0, -100);
    await expect(first.getBoundingClientRect().top).toBeLessThan(0);
    await userEvent.click(last);
    const bar = canvasElement.querySelector(".gh-bulk") ?? canvasElement;
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    first.focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() =>
      expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
    );
  },
};

/** A visible header keeps its distance from the next one. */
export const NamedHeader: Story = {
  args: { header: "Compare" },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByRole("columnheader", { name: "Compare" }));
    const name = canvas.getByRole("button", { name: "Name" }).getBoundingClientRect();
    await expect(name.left - range.getBoundingClientRect().right).toBeGreaterThanOrEqual(16);
  },
};

/** Records hide the header. Its checkbox shows while it or a column's name has the focus, and keeps the focus. */
export const RecordsSelectPageByKeyboard: Story = {
  args: { width: "24em" },
  play: async () => {
    const head = await box("Select all on this page");
    head.focus();
    await expect(head).toHaveFocus();
    const { left, top, width, height } = head.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(head);
    await userEvent.keyboard(" ");
    await expect(selectedNames()).toHaveLength(bodyRows("Projects").length);
    head.blur();
  },
};

/** The header keeps its height while the rows load, and then while the checkboxes' code loads. */
export const SteadyHeader: Story = {
  render: () => (
    <>
      <TableSkeleton headers={["", "Name", "Board"]} />
      <DataTable
        {...projectTable}
        label="Projects without checkboxes"
        rows={twelve}
        selection={{
          column: { id: "select", header: "", isSelect: true, cell: () => null },
          isSelected: () => false,
          bar: () => null,
        }}
      />
      <Selectable />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll("thead")];
    const [skeleton, early, full] = heads.map((head) => head.getBoundingClientRect().height);
    await expect([skeleton, early]).toEqual([full, full]);
    const backgrounds = heads.map((head) => getComputedStyle(head.querySelector(".gh-col-select")!).backgroundColor);
    await expect(new Set(backgrounds).size).toBe(1);
  },
};
