import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../controls/button";
import { Panel } from "../controls/panel";
import { Spotlight, type SpotlightStep } from "./spotlight";

const ended = fn();

const part = (id: string, title: string, text = `What the ${id} is for.`): SpotlightStep => ({
  id,
  title,
  text,
  find: () => document.getElementById(`part-${id}`),
});

const texts = {
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  back: "Back",
  next: "Next",
  skip: "Skip",
  done: "Done",
};

function Page({ steps, tall = "60em" }: { steps: readonly SpotlightStep[]; tall?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button id="part-menu" onPress={() => setIsOpen(true)}>
        Show the tour
      </Button>
      <div id="part-list" style={{ marginTop: "4em" }}>
        <Panel title="Licenses">Ten of them</Panel>
      </div>
      <div id="part-hidden" style={{ display: "none" }}>
        Not for everyone
      </div>
      <div style={{ height: tall }} />
      <div id="part-foot">
        <Panel title="Teams">Two of them</Panel>
      </div>
      {isOpen && (
        <Spotlight
          label="Tour"
          steps={steps}
          texts={texts}
          onEnd={(end) => {
            ended(end);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  component: Page,
  title: "Design/Spotlight",
  args: {
    steps: [
      part("list", "Licenses"),
      part("hidden", "Hidden"),
      part("absent", "Absent"),
      part("menu", "Menu"),
      part("foot", "Teams"),
    ],
  },
  beforeEach: () => {
    ended.mockClear();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Show the tour" }));
  return screen.findByRole("dialog", { name: "Tour" });
};
const hole = () => document.querySelector<HTMLElement>(".gh-spotlight-hole")!.getBoundingClientRect();
const bubble = () => document.querySelector<HTMLElement>(".gh-spotlight-bubble")!.getBoundingClientRect();
const surrounds = (id: string) =>
  waitFor(async () => {
    const target = document.getElementById(`part-${id}`)!.getBoundingClientRect();
    await expect(Math.abs(hole().top - (target.top - 6))).toBeLessThan(1);
    await expect(Math.abs(hole().bottom - (target.bottom + 6))).toBeLessThan(1);
  });
const isInTheWindow = () => {
  const { top, bottom, left, right } = bubble();
  return expect(top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth).toBe(true);
};

/** Steps whose element is missing or hidden are skipped. The page scrolls to elements further down. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const page = [
      document.documentElement.getAttribute("style"),
      document.body.getAttribute("style"),
      document.body.className,
    ];
    const tour = within(await open());
    await expect(tour.getByRole("button", { name: "Next" })).toHaveFocus();
    await waitFor(() => expect(tour.getByText("1 of 3")).toBeVisible());
    await expect(tour.queryByRole("button", { name: "Back" })).toBeNull();
    await surrounds("list");
    await userEvent.keyboard("{Enter}");
    await expect(await tour.findByRole("heading", { name: "Menu" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await tour.findByRole("heading", { name: "Teams" })).toBeVisible();
    await surrounds("foot");
    await isInTheWindow();
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(tour.queryByRole("button", { name: "Skip" })).toBeNull();
    await userEvent.click(tour.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(ended.mock.calls).toEqual([["done"]]);
    const button = canvas.getByRole("button", { name: "Show the tour" });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect([
      document.documentElement.getAttribute("style"),
      document.body.getAttribute("style"),
      document.body.className,
    ]).toEqual(page);
    await open();
    await surrounds("list");
  },
};

export const GoesBack: Story = {
  play: async () => {
    const tour = within(await open());
    await userEvent.click(tour.getByRole("button", { name: "Next" }));
    await userEvent.click(tour.getByRole("button", { name: "Back" }));
    await expect(tour.getByText("1 of 3")).toBeVisible();
    await expect(tour.getByRole("button", { name: "Next" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tour.getByText("1 of 3")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(ended.mock.calls).toEqual([["skipped"]]);
  },
};

export const FollowsItsPart: Story = {
  play: async () => {
    await open();
    await surrounds("list");
    document.getElementById("part-list")!.style.height = "12em";
    await surrounds("list");
    window.scrollTo(0, 40);
    await surrounds("list");
  },
};

export const KeepsFocusInside: Story = {
  play: async () => {
    const dialog = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      await userEvent.tab();
      await expect(document.activeElement === document.body || dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(dialog).getByRole("button", { name: "Skip" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(ended.mock.calls).toEqual([["skipped"]]);
  },
};

export const Empty: Story = {
  args: { steps: [part("absent", "Absent"), part("hidden", "Hidden")] },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Show the tour" }));
    await waitFor(() => expect(ended.mock.calls).toEqual([["empty"]]));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    steps: [
      part(
        "list",
        "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerungen ".repeat(2),
        "A long sentence about what this is for. ".repeat(12),
      ),
    ],
  },
  play: async () => {
    await open();
    await isInTheWindow();
  },
};
