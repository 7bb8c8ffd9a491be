import { demoGuid, demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { forgetTours, isRecorded, itsButton, navigation, onEvent, through } from "../testing/tour-stories";
import { CartPage } from "./cart-page";
import { LicensesPage } from "./licenses-page";
import { ProjectPage } from "./project-page";
import { ProjectsPage } from "./projects-page";
import { TeamPage } from "./team-page";

const meta: Meta = {
  title: "Pages/PageTours",
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

/** Starts a tour, steps through it, and returns its titles. */
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

/** The tour shows a team manager what they can change. */
export const TeamAsManager: Story = {
  ...team("manager@example.com"),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Add member" });
    await expect(await titlesOf("Tour of the team")).toEqual([
      "The team",
      "Yours to manage",
      "Its licenses",
      "Add and assign",
      "Its members",
      "Add and remove",
    ]);
    await isRecorded("tour_team_management_completed");
  },
};

/** Users who can only read a team are not shown the manager's steps. */
export const TeamAsMember: Story = {
  ...team("member@example.com"),
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Members" });
    await expect(await titlesOf("Tour of the team")).toEqual(["The team", "Its licenses", "Its members"]);
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
    await expect(await titlesOf("Tour of the shopping cart")).toEqual(["Your items", "One more license", "The order"]);
    await isRecorded("tour_shopping_cart_completed");
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
    await isRecorded("tour_projects_completed");
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
    await isRecorded("tour_projects_details_completed");
  },
};
