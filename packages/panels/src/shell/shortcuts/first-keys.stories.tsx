import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Shell } from "../shell";

const navigation = recordedNavigation();

/** A separate file, so that no earlier story has loaded the shortcut code. */
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

/** Both keys count, even though the first one still loads the code. */
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
