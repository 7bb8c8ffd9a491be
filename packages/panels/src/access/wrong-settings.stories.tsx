import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import {
  alertTexts,
  count,
  errors,
  events,
  failed,
  hostIsIntact,
  type HostPage,
  linesOf,
  othersWork,
  ours,
  type Props,
  requests,
  rewritten,
  setProps,
  warnings,
  works,
  wrongSettingsMeta,
} from "../testing/wrong-settings-host";

export default { ...wrongSettingsMeta, title: "Panels/Wrong settings" };
type Story = StoryObj<typeof HostPage>;

const wrongSettings: readonly Props[] = [
  { product: undefined },
  { product: {} },
  { product: { id: "Oracle HDL", name: "Oracle" } },
  { product: { id: "oracle_hdl", name: "Oracle" } },
  { product: { id: "a/b", name: "B" } },
  { product: { id: "example" } },
  { navigation: undefined },
  { navigation: {} },
  { navigation: "/app" },
  { access: "popup" },
  { groups: [] },
  { groups: { a: 1 } },
  { appearance: "dark" },
  { appearance: { theme: "purple" } },
  { appearance: { tokens: { accent: "red" } } },
  { appearance: { tokens: { "--gh-radius": 4 } } },
  { appearance: { nonce: 5 } },
  { appearance: { styleTarget: "#a" } },
  { appearance: { overlayContainer: { current: null } } },
  { appearance: { zIndex: "high" } },
  { messages: "it" },
  { messages: { licenses: "it" } },
  { onNotify: "toast" },
];

/**
 * With a wrong setting, the host keeps working, each panel reports the problem once, and nothing is sent. Correct
 * settings bring the panels back.
 */
export const EachIsSaidAndLeavesTheHostAlone: Story = {
  play: async () => {
    await works();
    let turn = 0;
    for (const wrong of wrongSettings) {
      events.length = 0;
      for (const log of [errors, warnings]) log.mockClear();
      await waitFor(() => expect(requests.pending).toBe(0));
      requests.made.length = 0;
      setProps({ ...wrong, key: (turn += 1) });
      // The product is fixed for a provider's lifetime, so the new key mounts another provider.
      await waitFor(() => expect(failed()).toHaveLength(2));
      const [said = ""] = alertTexts();
      await count();
      await expect(alertTexts()).toEqual([said, said]);
      await expect(said).toMatch(/ is .+\. (?:Pass|Use|Names) .+\./);
      await expect(failed(), said).toEqual([
        ["CartButton", said],
        ["LicensesPanel", said],
      ]);
      await expect(ours(said)).toHaveLength(1);
      await expect(requests.made, said).toEqual([]);
      await hostIsIntact(1);
      setProps({ key: (turn += 1) });
      await works();
    }
    await othersWork();
  },
};

/** Panels recover when a product arrives late or a theme is corrected, and the host keeps its state. */
export const Recovers: Story = {
  args: { wrong: { product: undefined, appearance: { theme: "purple" } } },
  play: async () => {
    await waitFor(() => expect(failed()).toHaveLength(2));
    await expect(alertTexts()[0]).toMatch(/product is missing\. Pass .*appearance\.theme is "purple"/);
    await count();
    setProps({ appearance: { theme: "purple" } });
    await waitFor(() => expect(alertTexts()[0]).toMatch(/^appearance\.theme/));
    setProps({ locale: "it_IT" });
    await works();
    await expect(alertTexts()).toEqual([]);
    await hostIsIntact(1);
  },
};

/** Each locale with the expected `lang` attribute and date format. */
const locales: readonly (readonly [unknown, string, RegExp])[] = [
  ["en_US", "en-US", /^\d{1,2} [A-Z][a-z]{2} \d{4}$/],
  ["it_IT.UTF-8", "it-IT", /^\d{1,2} [a-z]{3} \d{4}$/],
  ["C", "en", /^\d{1,2} [A-Z][a-z]{2} \d{4}$/],
  ["", "en", /^\d/],
  ["x", "en", /^\d/],
  ["german", "en", /^\d/],
  ["xx-nonsense-foo-bar", "en", /^\d{1,2} [A-Z][a-z]{2} \d{4}$/],
  [null, "en", /^\d/],
  [42, "en", /^\d/],
  ["de_DE", "en", /^\d{1,2}\. \S+ \d{4}$/],
];

/** Panels work with any locale value. A warning and an event report the invalid ones. */
export const Locales: Story = {
  play: async () => {
    for (const [at, [locale, lang, date]] of locales.entries()) {
      warnings.mockClear();
      events.length = 0;
      setProps({ locale, key: at });
      await works();
      const panels = screen.getByRole("region", { name: "Panels" });
      await waitFor(() => expect(panels.querySelector(".gh-root")).toHaveAttribute("lang", lang));
      await waitFor(() => expect(within(panels).getAllByText(date)[0]).toBeVisible());
      await userEvent.click(within(panels).getAllByRole("columnheader")[1]?.querySelector("button") ?? panels);
      await expect(alertTexts()).toEqual([]);
      const isNews = ["C", "", "x", "german", "xx-nonsense-foo-bar", 42].includes(locale as string);
      await expect(linesOf(warnings), String(locale)).toHaveLength(isNews ? 1 : 0);
      const failed = events.flatMap((event) => (event.type === "locale.failed" ? [event.locale] : []));
      await expect(failed).toEqual(isNews ? [String(locale)] : []);
      await hostIsIntact(0);
    }
  },
};

/** A panel without its guid shows an error, and the others work. */
export const PanelProps: Story = {
  args: {
    panels: (
      <>
        <LicensesPanel />
        <LicenseDetailPanel {...({} as { licenseGuid: string })} />
      </>
    ),
  },
  play: async () => {
    await works();
    const said = "LicenseDetailPanel: licenseGuid is missing. Pass the guid of what it shows.";
    await waitFor(() => expect(alertTexts()).toEqual([said]));
    await expect(failed()).toEqual([["LicenseDetailPanel", said]]);
    await expect(ours(said)).toHaveLength(1);
  },
};

/** Shell and pages show the problem too, and the host's content inside Shell stays. */
export const FrameAndPages: Story = {
  args: {
    wrong: { appearance: { theme: "purple" } },
    panels: (
      <Shell>
        <p>The host's content</p>
        <LicensesPage />
      </Shell>
    ),
  },
  play: async () => {
    await waitFor(() => expect(failed().map(([panel]) => panel)).toEqual(["LicensesPage", "Shell"]));
    await expect(alertTexts()).toHaveLength(2);
    await expect(screen.getByText("The host's content")).toBeVisible();
    await hostIsIntact(0);
    setProps({});
    await works();
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

const broken = () => {
  throw new Error("the host's handler");
};

/** A throwing `onEvent` changes nothing for the panel that sends the event. */
export const ReceiverOfEventsThrows: Story = {
  args: { wrong: { onEvent: broken } },
  beforeEach: () => {
    rewritten.responses.set(licenses.grouped, () => Promise.resolve(Response.json({ results: [{}] })));
  },
  play: async () => {
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await expect(await panels.findByText("Failed to fetch licenses.")).toBeVisible();
    await expect(ours("onEvent")).toHaveLength(1);
    rewritten.responses.clear();
    await userEvent.click(panels.getByRole("button", { name: "Retry" }));
    await works();
    await hostIsIntact(0);
  },
};

/** When `onNotify` throws, the portal shows its own toast. */
export const ReceiverOfNoticesThrows: Story = {
  args: { wrong: { onNotify: broken }, panels: <CartPanel /> },
  beforeEach: () => {
    rewritten.responses.set(cart.remove, () => Promise.resolve(new Response("", { status: 500 })));
  },
  play: async () => {
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await userEvent.click((await panels.findAllByRole("button", { name: /^Remove / }))[0] as HTMLElement);
    await expect(
      await within(await screen.findByRole("region", { name: "Notifications" })).findByText(
        "Failed to remove the row from the shopping cart.",
      ),
    ).toBeVisible();
    await expect(ours("onNotify")).toHaveLength(1);
    await hostIsIntact(0);
  },
};

/** Wrong texts and throwing text functions fall back to ours. */
export const Texts: Story = {
  args: {
    wrong: {
      messages: {
        licenses: { title: broken, myLicenses: () => "Mine", inUse: "In my hands" },
        design: { pages: broken, exportCsv: 4, page: "p", range: () => ({}) },
      },
    },
  },
  play: async () => {
    await works();
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await expect(panels.getByRole("tab", { name: /In my hands/ })).toBeVisible();
    await expect(panels.getByRole("navigation", { name: "Pages: My Licenses" })).toBeVisible();
    await expect(panels.getByText(/^1–10 of \d+$/)).toBeVisible();
    await expect(ours("messages.design.pages")).toHaveLength(1);
    await expect(ours("messages.licenses.myLicenses")).toHaveLength(1);
    await expect(failed()).toEqual([]);
  },
};
