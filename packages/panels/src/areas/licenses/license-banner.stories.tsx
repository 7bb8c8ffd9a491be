import { type BestLicense, type License, licenseBanner } from "@gatehouse/contract/licenses";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import { aLicense, inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createFormat } from "../../portal/format";
import { LicenseBanner } from "./license-banner";

const format = createFormat("en");
const best = (license: License | null, isInTeam = false, hasSeats = false): BestLicense => ({
  license,
  is_user_in_a_team: isInTeam,
  free_enterprise_seats_available: hasSeats,
});
const nowMs = storyDay.getTime();
const bannerOf = (license: BestLicense) => licenseBanner(license, nowMs);

const meta: Meta<typeof LicenseBanner> = {
  title: "Panels/Licenses/LicenseBanner",
  component: LicenseBanner,
  decorators: inProvider,
  args: {
    banner: bannerOf(best(aLicense())),
    product: "Example",
    nowMs,
  },
  render: (args) => (
    <Panel label="License status" isFlush>
      <LicenseBanner {...args} />
    </Panel>
  ),
};

export default meta;
type Story = StoryObj<typeof LicenseBanner>;

/** The banner's text, and its bar's tone and fill. */
const says = async (canvasElement: HTMLElement, text: string, tone: string, value: string) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(text)).toBeVisible();
  const bar = canvas.getByRole("progressbar", { name: "Validity left" });
  await expect(bar).toHaveAttribute("data-tone", tone);
  await expect(bar).toHaveAttribute("aria-valuenow", value);
};

export const Default: Story = {
  args: { link: { href: "#license" } },
  play: async ({ canvasElement, canvas }) => {
    await says(canvasElement, "Your Example PRO license is active", "success", "55");
    await expect(canvas.getByText(`Expires ${format.date(inDays(200))}`)).toBeVisible();
    await expect(canvas.getByText("200 days left")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View license" })).toHaveAttribute("href", "#license");
  },
};

/** Without buttons, the bar ends where the panel's text does. */
export const WithoutButtons: Story = {
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector(".gh-license-banner")!;
    const end = banner.getBoundingClientRect().right - parseFloat(getComputedStyle(banner).paddingInlineEnd);
    const term = banner.querySelector(".gh-license-term")!.getBoundingClientRect();
    await expect(Math.abs(term.right - end)).toBeLessThan(1);
  },
  render: (args) => (
    <div style={{ width: "70em" }}>
      <Panel label="License status" isFlush>
        <LicenseBanner {...args} />
      </Panel>
    </div>
  ),
};

/** Beside the navigation rail, the bar moves below the sentence, which stays on one line. */
export const BesideARail: Story = {
  args: { link: { href: "#license" }, listLink: { href: "#licenses" } },
  decorators: [
    (Story) => (
      <div style={{ width: "800px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText("Your Example PRO license is active");
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
  },
};

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Expiring: Story = {
  args: { banner: bannerOf(best(aLicense({ expiration_date: inDays(59), progress: 16 }))) },
  play: async ({ canvasElement }) =>
    says(canvasElement, "Your Example PRO license expires in 59 days", "warning", "16"),
};

/** With a renewal on order, the banner has the same tone as the lists. */
export const RenewalPending: Story = {
  args: {
    banner: licenseBanner(best(aLicense({ expiration_date: inDays(12), progress: 3, renew_pending: true }))),
  },
  play: async ({ canvasElement }) => says(canvasElement, "Your Example PRO license is active", "info", "3"),
};

export const RenewalInCart: Story = {
  args: {
    banner: bannerOf(best(aLicense({ expiration_date: inDays(12), progress: 3, renew_in_cart: true }))),
  },
  play: async ({ canvasElement }) => says(canvasElement, "Your Example PRO license is active", "info", "3"),
};

/** With a renewal in the cart, an expired license is no alarm either. */
export const ExpiredAndInCart: Story = {
  args: {
    banner: bannerOf(best(aLicense({ is_expired: true, expiration_date: inDays(-3), renew_in_cart: true }))),
  },
  play: async ({ canvasElement }) => says(canvasElement, "Your Example PRO license has expired", "info", "0"),
};

export const SixtyDaysAreEnough: Story = {
  args: { banner: bannerOf(best(aLicense({ expiration_date: inDays(60), progress: 16 }))) },
  play: async ({ canvasElement }) => says(canvasElement, "Your Example PRO license is active", "success", "16"),
};

export const ExpiresInOneDay: Story = {
  args: { banner: bannerOf(best(aLicense({ expiration_date: inDays(1), progress: 1 }))) },
  play: async ({ canvasElement, canvas }) => {
    await says(canvasElement, "Your Example PRO license expires in 1 day", "warning", "1");
    await expect(canvas.getByText("1 day left")).toBeVisible();
  },
};

export const Expired: Story = {
  args: {
    banner: licenseBanner(best(aLicense({ is_expired: true, expiration_date: inDays(-3), progress: 40 }))),
  },
  play: async ({ canvasElement, canvas }) => {
    await says(canvasElement, "Your Example PRO license has expired", "danger", "0");
    await expect(canvas.getByText(`Expired ${format.date(inDays(-3))}`)).toBeVisible();
    await expect(canvas.queryByText(/left$/)).toBeNull();
  },
};

export const SeatAvailable: Story = {
  args: { banner: bannerOf(best(null, true, true)) },
  play: async ({ canvasElement }) =>
    says(canvasElement, "You can request a team license to use Example", "success", "0"),
};

export const NoSeat: Story = {
  args: { banner: bannerOf(best(null, true)) },
  play: async ({ canvasElement }) =>
    says(
      canvasElement,
      "You are part of a team, but no free licenses are available. Please contact your team manager to request a license.",
      "warning",
      "0",
    ),
};

export const NoLicense: Story = {
  args: { banner: bannerOf(best(null)) },
  play: async ({ canvasElement }) =>
    says(canvasElement, "No active license found, please request a license to use Example", "danger", "0"),
};

const kinds = [
  ["Enterprise", { is_enterprise: true, assigned_from_group: true, is_trial: true }],
  ["PRO", { is_enterprise: true }],
  ["Trial", { is_trial: true, is_smart: true }],
  ["SMART", { is_smart: true, type: "smart" }],
  ["PRO", {}],
] as const satisfies readonly (readonly [string, Partial<License>])[];

export const EveryKind: Story = {
  parameters: { axe: false },
  render: (args) => (
    <>
      {kinds.map(([kind, marks], at) => (
        <Panel key={at} label={`${at} ${kind}`} isFlush>
          <LicenseBanner {...args} banner={bannerOf(best(aLicense(marks)))} />
        </Panel>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [at, [kind]] of kinds.entries()) {
      await expect(canvas.getByRole("region", { name: `${at} ${kind}` })).toHaveTextContent(
        `Your Example ${kind} license is active`,
      );
    }
  },
};

export const NotActivated: Story = {
  args: {
    banner: bannerOf(best(aLicense({ activated: false, expiration_date: null, progress: 100 }))),
    activationHref: "#activation",
  },
  play: async ({ canvasElement, canvas }) => {
    await says(canvasElement, "Your Example PRO license is not activated yet", "info", "0");
    await expect(canvas.getByText("Activate it in the Example license manager.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Activate offline" })).toHaveAttribute("href", "#activation");
    await expect(canvas.queryByText(/^Expires/)).toBeNull();
  },
};

export const LongText: Story = {
  args: { product: longText, link: { href: "#license" } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "License status" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
