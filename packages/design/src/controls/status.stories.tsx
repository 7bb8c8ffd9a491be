import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ClockIcon } from "../icons/icons";
import { OnOff } from "./on-off";
import { Status } from "./status";

const meta = {
  component: Status,
  title: "Design/Status",
  args: { tone: "success", children: "Active" },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box of an element's text, without its icon. */
function textBox(element: Element | null | undefined): DOMRect {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const line = { display: "flex", alignItems: "baseline", gap: "1em", width: "12em" } as const;

/** A word is on the line of its label, as in details and records. */
export const BesideALabel: Story = {
  render: (args) => (
    <>
      {[
        <Status key="status" {...args} />,
        <Status key="icon" {...args} icon={<ClockIcon />} />,
        <OnOff key="on" isOn on="On" off="Off" />,
      ].map((status, at) => (
        <div key={at} style={line}>
          <span>State</span>
          {status}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const states = [...canvasElement.querySelectorAll(".gh-status")];
    await expect(states).toHaveLength(3);
    for (const state of states) {
      const label = state.previousElementSibling;
      await expect(textBox(state.querySelector("span") ?? state).top).toBeCloseTo(textBox(label).top, 0);
      await expect(state.getBoundingClientRect().height).toBe(label?.getBoundingClientRect().height);
    }
  },
};

/** The icon is beside the first line of a long text. */
export const Wrapped: Story = {
  args: { children: "Waiting for the purchase order of another company" },
  render: (args) => (
    <div style={line}>
      <span>State</span>
      <Status {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector(".gh-status .gh-icon")?.getBoundingClientRect();
    const label = textBox(canvasElement.querySelector(".gh-status")?.previousElementSibling);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    await expect(icon && middle(icon)).toBeCloseTo(middle(label), 0);
  },
};
