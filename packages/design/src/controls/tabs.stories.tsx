import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "./button";
import { Panel } from "./panel";
import { type Tab, TabPanel, Tabs } from "./tabs";

function Views({ tabs }: { tabs: Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? "");
  return (
    <Panel
      label="Licenses"
      isFlush
      tabs={<Tabs id="views" label="Licenses" tabs={tabs} selectedId={selected} onSelect={setSelected} />}
      actions={<Button variant="primary">Add license</Button>}
    >
      <TabPanel tabsId="views" tabId={selected}>
        <p style={{ padding: "1em" }}>{selected}</p>
      </TabPanel>
    </Panel>
  );
}

const meta = {
  component: Views,
  title: "Design/Tabs",
  args: {
    tabs: [
      { id: "mine", label: "My Licenses", count: 8 },
      { id: "off", label: "Archived", isDisabled: true },
      { id: "used", label: "In Use", count: 5 },
      { id: "old", label: "Expired" },
    ],
  },
} satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab(/My Licenses/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/In Use/)).toHaveFocus();
    await expect(tab(/In Use/)).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: /In Use/ })).toHaveTextContent("used");
    await userEvent.keyboard("{End}");
    await expect(tab(/Expired/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/My Licenses/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await expect(tab(/My Licenses/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Views {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /In Use/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { tabs: ["a", "b", "c"].map((id) => ({ id, label: `Zeitkorrelationsmessgeräte ${id}`, count: 1204 })) },
  render: (args) => (
    <div style={{ width: "22em" }}>
      <Views {...args} />
    </div>
  ),
};
