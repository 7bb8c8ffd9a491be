import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../portal/portal-root";
import { Shell } from "../shell/shell";
import {
  forgetTours,
  isRecorded,
  itsButton,
  navigation,
  onEvent,
  refuseTours,
  through,
  tourIsGone,
} from "../testing/tour-stories";
import { DashboardPage } from "./dashboard-page";
import { LicensesPage } from "./licenses-page";

const meta: Meta = {
  title: "Pages/Tours",
  render: () => (
    <Shell>
      <LicensesPage />
    </Shell>
  ),
  parameters: {
    portal: { as: "visitor@example.com", navigation, onEvent, through },
    layout: "fullscreen",
  },
  beforeEach: forgetTours,
};

export default meta;
type Story = StoryObj;

/** The tour starts on the first visit, and its end is recorded. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
    const tour = within(await screen.findByRole("dialog", { name: "Tour of the licenses" }));
    for (const title of ["Your licenses", "A new license", "With a coupon", "As a trial", "Your teams"]) {
      await waitFor(() => expect(tour.getByRole("heading", { name: title })).toBeVisible());
      await userEvent.keyboard("{Enter}");
    }
    await tourIsGone();
    await isRecorded("tour_licenses_completed");
    await waitFor(async () => {
      const response = await openedPortal(loaded).fetch(new Request(`${window.location.origin}/api/webapp/v1/tour/`));
      await expect(await response.json()).toMatchObject({
        tour_licenses_completed: true,
        tour_dashboard_completed: false,
      });
    });
  },
};

/** A skipped tour is recorded too. */
export const Skipped: Story = {
  render: () => (
    <Shell>
      <DashboardPage />
    </Shell>
  ),
  play: async ({ canvas }) => {
    const tour = await screen.findByRole("dialog", { name: "Tour of the dashboard" });
    await waitFor(() => expect(within(tour).getByRole("heading", { name: "The menu" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await tourIsGone();
    await expect(canvas.getByRole("heading", { name: "Dashboard", level: 1 })).toHaveFocus();
    await isRecorded("tour_dashboard_completed");
  },
};

/** Steps about elements that aren't on the page are skipped. */
export const WithoutAShell: Story = {
  render: () => (
    <PortalRoot isHost>
      <DashboardPage />
    </PortalRoot>
  ),
  parameters: { portal: { as: "customer@example.com", navigation } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", itsButton));
    const tour = within(await screen.findByRole("dialog", { name: "Tour of the dashboard" }));
    await waitFor(() => expect(tour.getByRole("heading", { name: "Your license" })).toBeVisible());
    await expect(tour.getByText("1 of 6")).toBeVisible();
  },
};

/** Users can repeat a tour. Focus then returns to the button. */
export const Again: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, through } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", itsButton);
    await userEvent.click(button);
    const skip = await screen.findByRole("button", { name: "Skip" });
    // A step's target that is taller than the window starts below the bar.
    const list = canvas.getByRole("region", { name: "Licenses" });
    const [bar] = canvas.getAllByRole("banner");
    const barEnd = bar?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeGreaterThan(barEnd));
    await userEvent.click(skip);
    await tourIsGone();
    await expect(button).toHaveFocus();
  },
};

/** A failure to record the tour is reported as an event, not shown to the user. */
export const Failed: Story = {
  beforeEach: () => {
    refuseTours();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Skip" }));
    await tourIsGone();
    await waitFor(() =>
      expect(onEvent.mock.calls).toContainEqual([
        expect.objectContaining({ type: "tour.unrecorded", tour: "licenses" }),
      ]),
    );
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** Narrow windows have no tours. */
export const Narrow: Story = {
  render: () => (
    <Shell>
      <DashboardPage />
    </Shell>
  ),
  parameters: { viewport: { options: { tablet: { name: "Tablet", styles: { width: "768px", height: "800px" } } } } },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "All licenses" })).toBeVisible();
    await expect(canvas.queryByRole("button", itsButton)).toBeNull();
  },
};
