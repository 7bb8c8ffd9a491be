import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { flushSync } from "react-dom";
import { expect, userEvent } from "storybook/test";
import { ProfilePanel } from "../areas/profile/profile-panel";

let setLocale: (locale: string) => void = () => undefined;

function Host(): JSX.Element {
  const [locale, setState] = useState("en");
  setLocale = (next) => flushSync(() => setState(next));
  return (
    <AnotherPortal story={{ locale }}>
      <ProfilePanel />
    </AnotherPortal>
  );
}

const meta: Meta<typeof Host> = {
  title: "Panels/Changed locale",
  component: Host,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof Host>;

/** The next language's texts load over the network. Until then, the panel and its input stay as they are. */
export const KeepsTheInput: Story = {
  play: async ({ canvas }) => {
    const job = await canvas.findByRole("textbox", { name: "Job title" });
    await userEvent.clear(job);
    await userEvent.type(job, "Typed before");
    setLocale("it");
    await expect(job).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Qualifica" })).toBe(job);
    await expect(job).toHaveValue("Typed before");
    await expect(job.closest(".gh-root")).toHaveAttribute("lang", "it");
  },
};
