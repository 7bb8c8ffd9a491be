import { faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { everyPanel } from "../testing/every-panel";
import { isVisible, panelElement } from "../testing/shown-panel";

/** Panels without a fault story of their own. `everyPanel` has the content and the failure texts of each. */
const meta: Meta = { title: "Panels/Data/Faults", parameters: { portal: { as: "customer@example.com" } } };

export default meta;
type Story = StoryObj;

const ofPanel = (name: (typeof everyPanel)[number]["name"]): Story => {
  const found = everyPanel.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no panel ${name}`);
  const failures = found.reads.flatMap(({ failure }) => failure ?? []);
  let element: ReactNode;
  const { story } = faultInjection({
    panel: () => element,
    hasContent: (place) => isVisible(name, within(place), found.content),
    hasFailed: async (place, reason) => {
      for (const { textContent: text } of within(place).getAllByRole("alert")) {
        await expect(
          failures.some((failure) => text.includes(failure)),
          text,
        ).toBe(true);
        await expect(text).toContain(reason);
      }
    },
    retry: async (place) => {
      for (const button of within(place).getAllByRole("button", { name: "Retry" })) await userEvent.click(button);
    },
  });
  return {
    ...story,
    beforeEach: async () => {
      story.beforeEach();
      element = await panelElement(found);
    },
  };
};

export const OfBuildPanel = ofPanel("BuildPanel");
export const OfComparePanel = ofPanel("ComparePanel");
export const OfOrderDetailPanel = ofPanel("OrderDetailPanel");
export const OfProjectFiguresPanel = ofPanel("ProjectFiguresPanel");
export const OfSimulationPanel = ofPanel("SimulationPanel");
export const OfSimulationsPanel = ofPanel("SimulationsPanel");
