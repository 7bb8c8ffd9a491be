import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { wavesOf } from "@gatehouse/story-kit/portal/waves-steps";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { WavesPanel } from "./waves-panel";

const watched = watchedPortal();
const src = "/outputs/waves.vcd";

const meta: Meta<typeof WavesPanel> = {
  title: "Panels/Builds/WavesPanel",
  component: WavesPanel,
  args: { src },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: () => {
    watched.reset();
    watched.rewritten.files.set(src, () => new Response(queueVcd));
  },
};

export default meta;
type Story = StoryObj<typeof WavesPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Waves" })).toBeVisible();
    await expect(await wavesOf(canvas)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    watched.rewritten.files.set(src, () => new Response("", { status: 404 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't read the waves. Try again.")).toBeVisible();
    watched.rewritten.files.set(src, () => new Response(queueVcd));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await wavesOf(canvas)).toBeVisible();
  },
};

/** An invalid file address is not requested. */
export const WrongAddress: Story = {
  args: { src: "javascript:alert(1)" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the waves, please try again later.")).toBeVisible();
    await expect(watched.requests.made.some((made) => made.includes("alert"))).toBe(false);
  },
};
