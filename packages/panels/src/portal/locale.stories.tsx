import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";

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

/** A region of a language has its texts; a language that we do not speak is English with its own dates. */
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
  },
};
