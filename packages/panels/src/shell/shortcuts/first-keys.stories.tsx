import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Shell } from "../shell";

const navigation = recordedNavigation();

/** In a file of its own: no story before it has fetched the code of the keys. */
const meta: Meta = {
  title: "Panels/Shortcuts before their code",
  render: () => (
    <Shell>
      <h1>Licenses</h1>
    </Shell>
  ),
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen", axe: false },
};

export default meta;

/** The second key does not wait for the code that the first one fetches. */
export const BothKeysCount: StoryObj = {
  play: async () => {
    await screen.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    await fireEvent.keyDown(document.body, { key: "g" });
    await fireEvent.keyDown(document.body, { key: "o" });
    await waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "orders" }), replace: false }]),
    );
  },
};
