import { projects, ProjectTable, projectTable } from "@gatehouse/story-kit/samples/project-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: ProjectTable,
  title: "Design/Long texts",
  args: projectTable,
} satisfies Meta<typeof ProjectTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name without spaces leaves the other columns in view. */
export const LongName: Story = {
  args: { rows: projects(3).map((row, at) => (at === 0 ? { ...row, name: "W".repeat(100) } : row)) },
  render: (args) => (
    <div style={{ width: "60em" }}>
      <ProjectTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole("table").parentElement!;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: projects(3).map((row) => ({
      ...row,
      name: `${row.name} Vielkanalanalysatorfirmwareerprobungsumgebungsentwicklungsplattform`,
      board: "x".repeat(80),
    })),
  },
  render: (args) => (
    <div style={{ width: "22em", maxWidth: "100%" }}>
      <ProjectTable {...args} />
    </div>
  ),
};
