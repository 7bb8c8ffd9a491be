import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { depth } from "@gatehouse/story-kit/depth";
import { ownPayloads, reportPayloads } from "@gatehouse/story-kit/faults/payloads";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { morePayloads } from "virtual:more-payloads";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { SessionsPanel } from "../areas/sessions/sessions-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
import { UserMenu } from "../areas/viewer/user-menu";
import { inSetsOf, notShown, rewritten, serve, singles, textOf } from "../testing/hostile-responses";
import { isHarmless as proveHarmless } from "../testing/is-harmless";

const navigation = recordedNavigation();
const onEvent = fn();
let show: (at: number) => void = () => undefined;

/** Every panel on one page, remounted for each set of responses. */
function OneAtATime(): JSX.Element {
  const [at, setAt] = useState(0);
  show = setAt;
  return (
    <div data-testid={`set ${at}`} key={at}>
      {at > 0 && (
        <AnotherPortal story={{ navigation, onEvent, through: rewritten.through, timeoutMs: 30_000 }}>
          <UserMenu />
          <LicenseStatusPanel />
          <LicensesPanel />
          <LicenseDetailPanel licenseGuid="00000000-0000-4000-8000-000000000001" />
          <SessionsPanel />
          <CartPanel />
          <TeamsPanel />
          <TeamPanel teamGuid="00000000-0000-4000-8000-000000000001" />
        </AnotherPortal>
      )}
    </div>
  );
}

let harm: WatchedHarm | undefined;

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/Hostile text",
  component: OneAtATime,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    rewritten.responses.clear();
    onEvent.mockClear();
    // Use pages of 200 rows, so that every text is in the document.
    navigation.search.write(
      "?licenses.size=200&in-use.size=200&web-sessions.size=200&product-sessions.size=200&team-users.size=200",
    );
    harm = watchHarm();
    return () => harm?.stop();
  },
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const isHarmless = (place: HTMLElement) => proveHarmless(place, harm, onEvent);

const rowsOf = (table: HTMLElement) => table.querySelectorAll("tbody > tr").length;

// Use selectors: role queries and real clicks compute names and layout of thousands of rows each time.

function found<Found>(one: Found | null | undefined, what: string): Found {
  if (one === null || one === undefined) throw new Error(`There is no ${what}`);
  return one;
}

function tableIn(place: HTMLElement, label: string): HTMLElement {
  return found(
    [...place.querySelectorAll("table")].find((one) => one.ariaLabel === label),
    `table ${label}`,
  );
}

function historyIn(place: HTMLElement): HTMLElement {
  return found(
    [...place.querySelectorAll<HTMLElement>(".gh-panel")].find(
      (panel) => panel.querySelector("h2, h3")?.textContent === "History",
    ),
    "history",
  );
}

function pressTab(place: HTMLElement, label: string): void {
  found(
    [...place.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) => textContent?.includes(label)),
    `tab ${label}`,
  ).click();
}

/** Shows a set of responses, and returns its container once it is rendered. */
async function placeOf(at: number): Promise<HTMLElement> {
  show(at);
  return waitFor(() => found(document.querySelector<HTMLElement>(`[data-testid="set ${at}"]`), `set ${at}`));
}

/** The tables whose cells show each row's text unchanged. */
const tables = ["My Licenses", "Example sessions", "Shopping cart", "Members"];

async function proveLists(at: number, texts: readonly string[]): Promise<void> {
  serve(texts);
  const place = await placeOf(at);
  await waitFor(async () => {
    for (const label of [...tables, "Web sessions"])
      await expect(rowsOf(tableIn(place, label)), label).toBe(texts.length);
  });
  const history = historyIn(place);
  await waitFor(() => expect(history.querySelectorAll("li")).toHaveLength(texts.length));
  for (const label of tables) await expect(notShown(texts, tableIn(place, label)), label).toEqual([]);
  await expect(notShown(texts, history)).toEqual([]);
  // A row shows the browser's known name. Its title has the raw user agent.
  const titles = new Set(
    [...tableIn(place, "Web sessions").querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title),
  );
  await expect(texts.filter((text) => !titles.has(text))).toEqual([]);
  await isHarmless(place);
  pressTab(place, "In Use");
  await waitFor(() => expect(rowsOf(tableIn(place, "In Use"))).toBe(texts.length));
  await expect(notShown(texts, tableIn(place, "In Use"))).toEqual([]);
  await isHarmless(place);
  pressTab(place, "My Licenses");
}

/**
 * Puts several texts into every list at once, and one into each single object. Most lists get all texts below, so every
 * third is enough by default. With `--long`, each text is tested alone and everywhere.
 */
export const EveryPlace: Story = {
  play: async () => {
    await expect(new Set(ownPayloads).size).toBe(ownPayloads.length);
    await expect(ownPayloads.length).toBeGreaterThanOrEqual(150);
    const some = ownPayloads.filter((_, at) => at % depth(3, 1) === 0);
    for (const [at, texts] of inSetsOf(depth(singles.length, 1), some).entries()) {
      serve(texts);
      const place = await placeOf(at + 1);
      const trimmed = texts.map((text) => text.trim());
      await waitFor(async () => {
        await expect(rowsOf(tableIn(place, "My Licenses"))).toBe(texts.length);
        await expect(place.querySelector(".gh-details")?.textContent).toContain(textOf(licenses.get, texts));
        await expect(notShown(texts, historyIn(place))).toEqual([]);
        await expect(place.querySelector(".gh-user-text")?.textContent).toContain(textOf(viewer.me, texts).trim());
        await expect(place.querySelector(".gh-license-banner")).not.toBeNull();
        await expect(notShown(trimmed, tableIn(place, "Web sessions"))).toEqual([]);
        for (const name of ["Example sessions", "Shopping cart"])
          await expect(notShown(texts, tableIn(place, name)), name).toEqual([]);
        for (const name of ["Teams", "Licenses", "Members"])
          await expect(notShown(trimmed, tableIn(place, name)), name).toEqual([]);
      });
      await isHarmless(place);
    }
  },
};

/** Opens the menus of a row and of the user. */
export const InMenus: Story = {
  play: async () => {
    const step = depth(40, 10);
    for (const [at, text] of ownPayloads.filter((_, place) => place % step === 0).entries()) {
      serve([text]);
      const place = await placeOf(at + 1);
      const table = await within(place).findByRole("table", { name: "My Licenses" });
      await userEvent.click(within(table).getByRole("button", { name: /^Actions/ }));
      const menu = await screen.findByRole("menu");
      await expect(menu.textContent).toContain(text);
      await isHarmless(menu);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
  },
};

/** Reads whose failures each appear in a separate panel. */
const refused = [
  licenses.grouped,
  licenses.best,
  licenses.get,
  licenses.history,
  cart.list,
  teams.list,
  teams.get,
  teams.listLicenses,
  teams.listUsers,
];

/** The server's error texts, in panels and on the coupon field. With `--long`, each text in every panel. */
export const InRefusals: Story = {
  play: async () => {
    for (const [at, texts] of inSetsOf(depth(refused.length, 1), ownPayloads).entries()) {
      for (const [index, call] of [...refused, licenses.inUse].entries()) {
        const text = texts[index % texts.length];
        rewritten.responses.set(call, () =>
          Response.json({ detail: text, coupon_code: [text], non_field_errors: [text] }, { status: 400 }),
        );
      }
      const place = await placeOf(at + 1);
      await waitFor(async () => {
        const alerts = [...place.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent ?? "");
        await expect(alerts).toHaveLength(refused.length);
        await expect(alerts.filter((alert) => !texts.some((text) => alert.includes(text)))).toEqual([]);
        await expect(texts.filter((text) => !alerts.some((alert) => alert.includes(text)))).toEqual([]);
      });
      await isHarmless(place);
    }
    rewritten.responses.set(licenses.redeemCoupon, () =>
      Response.json({ coupon_code: ownPayloads.slice(0, 40) }, { status: 400 }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Add license" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Coupon code" }), "RDR{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.textContent).toContain(ownPayloads[39]));
    await isHarmless(dialog);
  },
};

/** Our payloads as list rows, plus the payload collections beside the checkout, if there are any. */
export const InLists: Story = {
  play: async () => {
    const texts = [...new Set([...ownPayloads, ...morePayloads])];
    for (const [at, some] of inSetsOf(200, texts).entries()) await proveLists(at + 1, some);
    reportPayloads(ownPayloads.length, texts.length - ownPayloads.length);
  },
};
