import { projectColumns, projects, ProjectTable, projectTable } from "@gatehouse/story-kit/samples/project-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Panel } from "../controls/panel";
import { StateMessage } from "../controls/state-message";
import { TableSkeleton } from "./table-skeleton";
import type { TableState } from "./table-state";

const meta = {
  component: ProjectTable,
  title: "Design/DataTable",
  args: projectTable,
} satisfies Meta<typeof ProjectTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const leads = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll("td[data-lead]"), (cell) => cell.textContent);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)).toEqual(["Project 1", "Project 2", "Project 3", "Project 4", "Project 5"]);
    await expect(canvas.getByText("1–5 of 12")).toBeVisible();
    await expect(canvas.getByText("N/A")).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <Panel title="Projects" isFlush>
      <TableSkeleton headers={["Name", "Board", "Updated on"]} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], csvFileName: undefined, isSearchable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No data available")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages: Projects" })).toBeNull();
  },
};

export const EmptyInItsOwnWords: Story = {
  args: {
    rows: [],
    empty: (
      <StateMessage
        kind="empty"
        title="No projects found."
        text="A project appears here when the compiler pushes its first commit."
      />
    ),
  },
};

export const Failed: Story = {
  render: () => (
    <Panel title="Projects" isFlush>
      <StateMessage
        kind="failed"
        title="Failed to fetch projects, please try again later."
        text="Request 7c1e-4410, 18:04:12"
        onRetry={fn()}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch projects");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { columns: projectColumns, isSearchable: false, csvFileName: undefined, density: "compact", fixedPageSize: 10 },
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)).toHaveLength(10);
    await expect(canvas.queryByLabelText("Rows per page")).toBeNull();
  },
};

export const Sorts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole("columnheader", { name: "Commits" });
    const button = within(header).getByRole("button");
    await expect(header).not.toHaveAttribute("aria-sort");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(leads(canvasElement)[0]).toBe("Project 1");
    await userEvent.keyboard(" ");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await expect(leads(canvasElement).slice(0, 3)).toEqual(["Project 1", "Project 2", "Project 3"]);
  },
};

export const Pages: Story = {
  args: { rows: projects(112), initialState: { pageSize: 10 } },
  play: async ({ canvas, canvasElement }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages: Projects" }));
    const numbers = () =>
      pages
        .getAllByRole("button")
        .map((button) => button.textContent)
        .filter(Boolean);
    await expect(numbers()).toEqual(["1", "2", "3", "4", "5"]);
    await expect(pages.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(pages.getByRole("button", { name: "Last" }));
    await expect(numbers()).toEqual(["8", "9", "10", "11", "12"]);
    await expect(canvas.getByText("111–112 of 112")).toBeVisible();
    await userEvent.click(pages.getByRole("button", { name: "Page 9" }));
    await userEvent.click(pages.getByRole("button", { name: "Previous" }));
    await expect(pages.getByRole("button", { current: "page" })).toHaveTextContent("8");
    await userEvent.selectOptions(canvas.getByLabelText("Rows per page"), "50");
    await expect(leads(canvasElement)).toHaveLength(50);
    await expect(canvas.getByText("1–50 of 112")).toBeVisible();
  },
};

export const Searches: Story = {
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole("searchbox", { name: "Search projects" });
    await userEvent.type(search, "daq-16");
    await waitFor(() => expect(canvas.getByText("1–3 of 3")).toBeVisible());
    await userEvent.type(search, "x{Enter}");
    await expect(canvas.getByText("No matching records found")).toBeVisible();
    const state = within(canvasElement.querySelector<HTMLElement>(".gh-state") ?? canvasElement);
    await userEvent.click(state.getByRole("button", { name: "Clear search" }));
    await expect(search).toHaveValue("");
    await expect(canvas.getByText("1–5 of 12")).toBeVisible();
  },
};

export const KeptByItsOwner: Story = {
  render: function Owner(args) {
    const [state, setState] = useState<TableState>({
      page: 2,
      pageSize: 5,
      search: "",
      sort: { columnId: "name", direction: "descending" },
    });
    return (
      <>
        <output>{JSON.stringify(state)}</output>
        <ProjectTable {...args} state={state} onStateChange={setState} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)[0]).toBe("Project 7");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '{"page":1,"pageSize":5,"search":"","sort":{"columnId":"name","direction":"ascending"}}',
    );
  },
};

export const ServerPage: Story = {
  args: { rows: projects(5), serverPage: { total: 40, sortable: ["name"] }, onStateChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const heads = canvas.getAllByRole("columnheader").flatMap((head) => within(head).queryAllByRole("button"));
    await expect(heads.map((head) => head.textContent)).toEqual(["Name"]);
    await expect(canvas.queryByRole("button", { name: "Export CSV" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 5, search: "", sort: null });
    await expect(leads(canvasElement)).toHaveLength(5);
    await expect(canvas.getByText("6–10 of 40")).toBeVisible();
  },
};

export const ExportsAllRows: Story = {
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return "#exported";
    };
    await userEvent.click(canvas.getByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(made).toHaveLength(1));
    URL.createObjectURL = create;
    const text = (await made[0]?.text()) ?? "";
    await expect(text.trim().split("\r\n")).toHaveLength(13);
  },
};

export const ActionsMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Project 1" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "More actions for Project 1" })).toHaveFocus());
  },
};

/** A table without a height of its own never scrolls down by a pixel, as Safari does for a tall press target. */
export const NoScrollDown: Story = {
  args: { isUnpaged: true },
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(canvasElement.querySelector(".gh-table-wrap")!)).toMatchObject({
      overflowX: "auto",
      overflowY: "hidden",
    }),
};

/** The table doesn't cut off a focus ring, in its header and last row either. */
export const FocusRings: Story = {
  args: { density: "compact", isUnpaged: true },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector(".gh-table-wrap")!.getBoundingClientRect();
    const stops = canvasElement.querySelectorAll<HTMLElement>(".gh-table :is(a, button)");
    await expect(stops.length).toBeGreaterThan(4);
    for (const stop of stops) {
      stop.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(stop);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { top, bottom } = stop.getBoundingClientRect();
      await expect(top - ring).toBeGreaterThanOrEqual(frame.top - 0.5);
      await expect(bottom + ring).toBeLessThanOrEqual(frame.bottom + 0.5);
    }
  },
};
