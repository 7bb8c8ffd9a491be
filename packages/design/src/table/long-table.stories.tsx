import {
  type Project,
  projectColumns,
  projects,
  ProjectTable,
  projectTable,
} from "@gatehouse/story-kit/samples/project-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../controls/button";
import { DataTable } from "./data-table";
import type { TableColumn } from "./table-column";

const meta = {
  component: ProjectTable,
  title: "Design/LongTable",
  args: projectTable,
} satisfies Meta<typeof ProjectTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyRows: Story = {
  args: { rows: projects(10_000), isUnpaged: true, columns: projectColumns },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index]")).not.toBeNull());
    await expect(canvasElement.querySelectorAll(".gh-table *").length).toBeLessThan(400);
    await userEvent.click(canvas.getByRole("button", { name: "Commits" }));
    await userEvent.click(canvas.getByRole("button", { name: "Commits" }));
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index='0'] .gh-num")).toHaveTextContent("999"));
    await expect(canvasElement.querySelectorAll(".gh-table *").length).toBeLessThan(400);
  },
};

export const KeepsItsRowsWhileSearching: Story = {
  render: function Counted() {
    const [drawn] = useState(() => new Map<string, number>());
    const rows = useMemo(() => projects(5), []);
    const counting = useMemo<TableColumn<Project>[]>(
      () => [
        {
          id: "name",
          header: "Name",
          sortValue: (row) => row.name,
          cell: (row) => {
            drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1);
            return row.name;
          },
        },
      ],
      [drawn],
    );
    const [refreshes, setRefreshes] = useState(0);
    return (
      <>
        <Button onPress={() => setRefreshes(refreshes + 1)}>Refresh</Button>
        <output>{Math.max(0, ...drawn.values())}</output>
        <DataTable rows={[...rows]} columns={counting} rowKey={projectTable.rowKey} label="Projects" isSearchable />
      </>
    );
  },
  play: async ({ canvas }) => {
    const output = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    const before = output.textContent;
    await userEvent.type(canvas.getByRole("searchbox"), "proj");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(output).toHaveTextContent(before ?? "");
  },
};
