import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoGuid, demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../portal/portal-root";
import { Shell } from "../shell/shell";
import { CartPage } from "./cart-page";
import { DashboardPage } from "./dashboard-page";
import { LicensesPage } from "./licenses-page";
import { ProjectPage } from "./project-page";
import { ProjectsPage } from "./projects-page";
import { TeamPage } from "./team-page";

const navigation = recordedNavigation();
const onEvent = fn();
const posts: string[] = [];
let isRecorded = true;

/** Keeps what is recorded, and refuses it where a story says so. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "POST" || !request.url.endsWith("/tour/")) return send(request);
    posts.push(await request.clone().text());
    return isRecorded
      ? send(request)
      : new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } });
  };

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
  beforeEach: () => {
    posts.length = 0;
    isRecorded = true;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj;

const itsButton = { name: "Show the tour of this page" };
const tourIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** At the first visit, by itself; its end is recorded. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
    const tour = within(await screen.findByRole("dialog", { name: "Tour of the licenses" }));
    for (const title of ["Your licenses", "A new license", "With a coupon", "As a trial", "Your teams"]) {
      await waitFor(() => expect(tour.getByRole("heading", { name: title })).toBeVisible());
      await userEvent.keyboard("{Enter}");
    }
    await tourIsGone();
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_licenses_completed: true }]),
    );
    await waitFor(async () => {
      const answer = await openedPortal(loaded).fetch(new Request(`${window.location.origin}/api/webapp/v1/tour/`));
      await expect(await answer.json()).toMatchObject({
        tour_licenses_completed: true,
        tour_dashboard_completed: false,
      });
    });
  },
};

/** Left before its end, it is recorded too. */
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
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_dashboard_completed: true }]),
    );
  },
};

/** A step about what is not on the page is left out. */
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

/** Who has seen it may see it again; focus returns to the button. */
export const Again: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, through } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", itsButton);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Skip" }));
    await tourIsGone();
    await expect(button).toHaveFocus();
  },
};

/** Goes through a tour that was asked for, and tells its titles. */
async function titlesOf(name: string): Promise<readonly string[]> {
  await userEvent.click(await screen.findByRole("button", itsButton));
  const tour = within(await screen.findByRole("dialog", { name }));
  const titles: string[] = [];
  while (screen.queryByRole("dialog") !== null) {
    titles.push(tour.getByRole("heading").textContent ?? "");
    await userEvent.keyboard("{Enter}");
  }
  return titles;
}

const team = (as: string) => ({
  render: () => (
    <Shell>
      <TeamPage teamGuid={demoGuid(2, 0)} />
    </Shell>
  ),
  parameters: { portal: { as, navigation, through } },
});

/** The manager of a team is shown what can be changed in it. */
export const TeamAsManager: Story = {
  ...team("manager@example.com"),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Add user" });
    await expect(await titlesOf("Tour of the team")).toEqual([
      "The team",
      "Yours to manage",
      "Its licenses",
      "Add and assign",
      "Its users",
      "Add and remove",
    ]);
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_team_management_completed: true }]),
    );
  },
};

/** Who only reads a team is not shown what others may do. */
export const TeamAsMember: Story = {
  ...team("member@example.com"),
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Users" });
    await expect(await titlesOf("Tour of the team")).toEqual(["The team", "Its licenses", "Its users"]);
  },
};

export const Cart: Story = {
  render: () => (
    <Shell>
      <CartPage />
    </Shell>
  ),
  parameters: { portal: { as: "customer@example.com", navigation, through } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Submit order" });
    await expect(await titlesOf("Tour of the shopping cart")).toEqual([
      "What you are about to order",
      "One more license",
      "The order",
    ]);
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_shopping_cart_completed: true }]),
    );
  },
};

export const Projects: Story = {
  render: () => (
    <Shell>
      <ProjectsPage />
    </Shell>
  ),
  parameters: { portal: { as: "customer@example.com", navigation, through } },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Projects" });
    await canvas.findByRole("link", { name: "All builds of this commit" });
    await expect(await titlesOf("Tour of the projects")).toEqual([
      "Your latest commit",
      "Your projects",
      "Search",
      "Sort",
    ]);
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_projects_completed: true }]),
    );
  },
};

export const Project: Story = {
  render: () => (
    <Shell>
      <ProjectPage projectGuid={demoProjectGuid("Muon telescope trigger")} />
    </Shell>
  ),
  parameters: { portal: { as: "customer@example.com", navigation, through } },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Commits" });
    await expect(await titlesOf("Tour of the project")).toEqual([
      "The project",
      "Forks, tags and settings",
      "Its commits",
    ]);
    await waitFor(() =>
      expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ tour_projects_details_completed: true }]),
    );
  },
};

/** What cannot be recorded is reported and disturbs nobody. */
export const Failed: Story = {
  beforeEach: () => {
    isRecorded = false;
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

/** Tours are for wider windows. */
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
