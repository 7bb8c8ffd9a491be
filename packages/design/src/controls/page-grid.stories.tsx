import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageGrid, PageGridItem } from "./page-grid";
import { Panel } from "./panel";

const meta = {
  component: PageGrid,
  title: "Design/PageGrid",
  args: {
    children: (
      <>
        <PageGridItem>
          <Panel title="Projects">All of it</Panel>
        </PageGridItem>
        <PageGridItem span="half">
          <Panel title="Commits">One line</Panel>
        </PageGridItem>
        <PageGridItem span="half">
          <Panel title="Builds">{"More than one line. ".repeat(30)}</Panel>
        </PageGridItem>
      </>
    ),
  },
} satisfies Meta<typeof PageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: HTMLElement) => element.getBoundingClientRect();

export const Default: Story = {
  play: async ({ canvas }) => {
    const [projects, commits, builds] = canvas.getAllByRole("region").map(box);
    await expect(projects!.width).toBeGreaterThan(commits!.width + builds!.width);
    await expect(commits!.top).toBe(builds!.top);
    await expect(commits!.height).toBe(builds!.height);
    await expect(builds!.left).toBeGreaterThan(commits!.right);
  },
};

/** The grid adapts to its container, not to the window. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: "30em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [projects, commits, builds] = canvas.getAllByRole("region").map(box);
    await expect(commits!.width).toBe(projects!.width);
    await expect(builds!.top).toBeGreaterThan(commits!.bottom);
  },
};

/** `half-table` items get a full line each at a width where `half` items still share one. */
export const Tables: Story = {
  args: {
    children: (
      <>
        <PageGridItem span="half-table">
          <Panel title="Commits">A table</Panel>
        </PageGridItem>
        <PageGridItem span="half-table">
          <Panel title="Builds">A table</Panel>
        </PageGridItem>
        <PageGridItem span="half">
          <Panel title="Stable release">A card</Panel>
        </PageGridItem>
        <PageGridItem span="half">
          <Panel title="Nightly build">A card</Panel>
        </PageGridItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: "60em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [commits, builds, stable, nightly] = canvas.getAllByRole("region").map(box);
    await expect(builds!.top).toBeGreaterThan(commits!.bottom);
    await expect(nightly!.top).toBe(stable!.top);
  },
};
