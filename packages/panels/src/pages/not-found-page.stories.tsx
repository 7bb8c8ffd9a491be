import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { NotFoundPage } from "./not-found-page";

const navigation = recordedNavigation();

const meta: Meta<typeof NotFoundPage> = {
  title: "Pages/NotFoundPage",
  component: NotFoundPage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  parameters: { portal: { navigation } },
  beforeEach: () => {
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof NotFoundPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "404" })).toHaveFocus();
    await expect(canvas.getByText("Page not found")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Back to Home" }));
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "dashboard" }), replace: false },
    ]);
  },
};

const misspelled = recordedNavigation();

/** A misspelled address suggests the page that it resembles. */
export const Misspelled: Story = {
  parameters: { portal: { navigation: { ...misspelled, here: () => "/app/proyects?page=2" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Did you mean/)).toBeVisible();
    await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "Projects" }));
    await expect(misspelled.visits).toEqual([
      { target: expect.objectContaining({ screen: "projects" }), replace: false },
    ]);
  },
};
