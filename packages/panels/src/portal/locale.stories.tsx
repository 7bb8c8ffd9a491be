import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Locale",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", locale: "it" } },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole("table", { name: "Le mie licenze" });
    await expect(
      within(table).getAllByText(/^\d{1,2} (gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic) \d{4}$/)[0],
    ).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Pagine: Le mie licenze" })).toBeVisible();
    await expect(canvasElement.querySelector(".gh-root")).toHaveAttribute("lang", "it");
  },
};

/** A regional tag uses its language's texts. A language without our texts uses English with its own date format. */
export const OtherTags: Story = {
  render: () => (
    <>
      <AnotherPortal story={{ locale: "it-CH" }}>
        <section aria-label="it-CH">
          <LicensesPanel />
        </section>
      </AnotherPortal>
      <AnotherPortal story={{ locale: "de" }}>
        <section aria-label="de">
          <LicensesPanel />
        </section>
      </AnotherPortal>
    </>
  ),
  play: async ({ canvas }) => {
    const swiss = within(canvas.getByRole("region", { name: "it-CH" }));
    await expect(await swiss.findByRole("table", { name: "Le mie licenze" })).toBeVisible();
    const german = within(canvas.getByRole("region", { name: "de" }));
    const table = await german.findByRole("table", { name: "My Licenses" });
    await expect(within(table).getAllByText(/^\d{1,2}\. \S+ \d{4}$/)[0]).toBeVisible();
    const langOf = (name: string) =>
      canvas.getByRole("region", { name }).querySelector(".gh-root")?.getAttribute("lang");
    await expect([langOf("it-CH"), langOf("de")]).toEqual(["it-CH", "en"]);
  },
};

const inZone = (zone: string) => ({
  portal: {
    as: "customer@example.com",
    locale: "en",
    seed: `UPDATE users SET local_timezone = '${zone}' WHERE email = 'customer@example.com';`,
  },
});
const shownTime = /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/;

/** Times are in the profile's time zone. Hover shows the zone. */
export const TimeZone: Story = {
  render: () => <OrdersPanel />,
  parameters: inZone("Asia/Tokyo"),
  play: async ({ canvas }) => {
    const [shown] = await canvas.findAllByText(shownTime);
    const at = new Date(shown?.getAttribute("datetime") ?? "");
    const { day, hour } = inTokyo(at);
    await waitFor(() => expect(shown?.textContent).toMatch(new RegExp(`^${day} .*, ${hour}:\\d\\d$`)));
    await userEvent.hover(shown!);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/:\d\d GMT\+9$/);
  },
};

/** Tokyo has no summer time. */
function inTokyo(at: Date): { readonly day: number; readonly hour: string } {
  const moved = new Date(at.getTime() + 9 * 3_600_000);
  return { day: moved.getUTCDate(), hour: String(moved.getUTCHours()).padStart(2, "0") };
}

/** An unknown time zone doesn't break a panel. */
export const UnknownTimeZone: Story = {
  render: () => <OrdersPanel />,
  parameters: inZone("Mars/Olympus"),
  play: async ({ canvas }) => {
    const [shown] = await canvas.findAllByText(shownTime);
    await expect(shown).toBeVisible();
  },
};
