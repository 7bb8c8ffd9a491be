import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { MenuButton } from "../overlays/menu-button";
import { GatehouseRoot } from "./gatehouse-root";

const meta = { title: "Design/Direction", parameters: { root: false, axe: false } } satisfies Meta;
export default meta;
type Story = StoryObj;

const Root = ({ locale }: { locale: string }) => (
  <GatehouseRoot theme="light" host locale={locale}>
    <MenuButton label="Add license" items={[{ id: "copy", label: "Copy" }]} />
  </GatehouseRoot>
);

const directionOf = (element: Element | null) => element && getComputedStyle(element).direction;

/** The menu is outside the panel but has its language and direction. */
async function expectBoth(lang: string, direction: string): Promise<void> {
  const trigger = screen.getByRole("button", { name: "Add license" });
  await expect(directionOf(trigger)).toBe(direction);
  await userEvent.click(trigger);
  const menu = await screen.findByRole("menu");
  await expect(directionOf(menu)).toBe(direction);
  await expect(menu.closest("[lang]")).toHaveAttribute("lang", lang);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

/** English text stays left-to-right on a right-to-left page. */
export const EnglishOnAnArabicPage: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Root locale="en" />
    </div>
  ),
  play: () => expectBoth("en", "ltr"),
};

export const ArabicOnAnEnglishPage: Story = {
  render: () => <Root locale="ar-EG" />,
  play: () => expectBoth("ar-EG", "rtl"),
};
