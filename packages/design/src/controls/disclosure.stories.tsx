import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Badge } from "./badge";
import { Disclosure } from "./disclosure";
import { Panel } from "./panel";
import { TextField } from "./text-field";

const long = "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerung ".repeat(3);

function Sections({ titles = ["Main settings", "Email settings"] }: { titles?: readonly string[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(titles.slice(0, 1)));
  return (
    <Panel title="Profile" isFlush>
      {titles.map((title, at) => (
        <Disclosure
          key={title}
          title={title}
          note={at === 1 ? <Badge tone="danger">1 problem</Badge> : undefined}
          isOpen={open.has(title)}
          onToggle={(isOpen) =>
            setOpen((now) => new Set(isOpen ? [...now, title] : [...now].filter((other) => other !== title)))
          }
        >
          <TextField label={`Name ${at + 1}`} />
        </Disclosure>
      ))}
    </Panel>
  );
}

const meta = { title: "Design/Disclosure", component: Sections } satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole("button", { name: /Email settings/ });
    await expect(canvas.getByRole("button", { name: "Main settings", expanded: true })).toBeVisible();
    await expect(email).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("textbox", { name: "Name 2" })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(email, "what is folded away is skipped").toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Name 2" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: /Email settings/ })).toContainElement(
      canvas.getByRole("textbox", { name: "Name 2" }),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Name 2" }), "kept");
    await userEvent.click(email);
    await userEvent.click(email);
    await expect(canvas.getByRole("textbox", { name: "Name 2" })).toHaveValue("kept");
    await userEvent.click(email);
    await userEvent.keyboard(" ");
    await expect(email).toHaveAttribute("aria-expanded", "true");
  },
};

export const LongText: Story = { args: { titles: [long, "Email settings"] } };
