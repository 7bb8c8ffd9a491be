import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BuildStateLabel } from "./build-state-label";

const meta: Meta<typeof BuildStateLabel> = {
  title: "Panels/Builds/BuildStateLabel",
  component: BuildStateLabel,
  decorators: inProvider,
};

export default meta;
type Story = StoryObj<typeof BuildStateLabel>;

const shows = (queued: boolean, building: boolean, result: string | null, word: string): Story => ({
  args: { build: { queued, building, result } },
  play: async ({ canvas }) => expect(canvas.getByText(word)).toBeVisible(),
});

export const Default: Story = shows(false, false, "success", "Success");
export const Queued: Story = shows(true, false, null, "Queued...");
export const QueuedFirst: Story = shows(true, true, "SUCCESS", "Queued...");
export const Building: Story = shows(false, true, null, "Building...");
export const Failed: Story = shows(false, false, "FAILURE", "Failed");
export const Aborted: Story = shows(false, false, "ABORTED", "Failed");
export const WithoutResult: Story = shows(false, false, null, "Failed");
