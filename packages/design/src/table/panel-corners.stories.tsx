import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../controls/button";
import { Panel } from "../controls/panel";
import { MoreIcon } from "../icons/icons";
import { DataTable } from "./data-table";

const LastTable = () => (
  <Panel title="Boards" isFlush>
    <DataTable
      isUnpaged
      label="Boards"
      rows={[{ name: "DAQ-16" }, { name: "DAQ-32" }]}
      rowKey={({ name }) => name}
      columns={[
        { id: "name", header: "Name", lead: true, cell: ({ name }) => name },
        {
          id: "actions",
          header: "Actions",
          isActions: true,
          cell: ({ name }) => (
            <Button size="sm" variant="quiet" iconOnly aria-label={`More actions for ${name}`} icon={<MoreIcon />} />
          ),
        },
      ]}
    />
  </Panel>
);

const meta = { component: LastTable, title: "Design/Panel corners" } satisfies Meta<typeof LastTable>;

export default meta;

/** The last row's buttons and background leave the rounded corners of a panel without a footer. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Boards" });
    panel.scrollIntoView({ block: "end", behavior: "instant" });
    const { left, right, bottom } = panel.getBoundingClientRect();
    for (const x of [left + 1.8, right - 1.8])
      await expect(document.elementFromPoint(x, bottom - 1.8)?.closest("td") ?? null).toBeNull();
    await expect(document.elementFromPoint(right - 8, bottom - 8)?.closest("td")).not.toBeNull();
  },
};
