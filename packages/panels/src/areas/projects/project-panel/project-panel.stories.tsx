import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoBuilds } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ProjectPanel } from "./project-panel";

const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const onProject = fn();

const meta: Meta<typeof ProjectPanel> = {
  title: "Panels/Projects/ProjectPanel",
  component: ProjectPanel,
  args: { projectGuid, onProject },
  parameters: { portal: { as: "customer@example.com" } },
  beforeEach: () => onProject.mockClear(),
};

export default meta;
type Story = StoryObj<typeof ProjectPanel>;

const meter = (resource: string) => screen.findByRole("progressbar", { name: resource });

export const Default: Story = {
  play: async ({ canvas }) => {
    const sha = demoSha(name, 9);
    await expect(await meter("LUT")).toHaveTextContent("39.5%");
    await expect(await meter("URAM")).toHaveAttribute("data-tone", "warning");
    await expect(canvas.getByText(/^Coincidence of four scintillator planes/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: sha.slice(0, 7) })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${sha}`,
    );
    await expect(canvas.getByRole("link", { name: `#9.${demoBuilds.queued}` })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${sha}/builds/${demoBuilds.queued}`,
    );
    await expect(canvas.getByText("37.37 MHz")).toBeVisible();
    for (const [page, path] of [
      ["Forks 2", "forks"],
      ["Tags 5", "tags"],
      ["Settings", "settings"],
    ] as const)
      await expect(canvas.getByRole("link", { name: page })).toHaveAttribute(
        "href",
        `/app/projects/${projectGuid}/${path}`,
      );
    await waitFor(() => expect(onProject).toHaveBeenCalledWith(expect.objectContaining({ name })));
  },
};

/** A project without commits. */
export const Empty: Story = {
  args: { projectGuid: demoProjectGuid("Scaler bank") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Figures appear once a build of the latest commit succeeds.")).toBeVisible();
    await expect(canvas.getAllByText("N/A")).toHaveLength(3);
  },
};

/** No build of the latest commit succeeded, and the project has no description. */
export const WithoutFigures: Story = {
  args: { projectGuid: demoProjectGuid("Veto logic, south wall") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed")).toBeVisible();
    await expect(canvas.getByText("Figures appear once a build of the latest commit succeeds.")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the project, please try again later."),
};

const navigation = recordedNavigation();

export const Missing: Story = {
  args: { projectGuid: demoProjectGuid("Muon telescope trigger (Weber)") },
  parameters: { portal: { navigation } },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: true },
      ]),
    ),
};

const rewritten = rewrittenResponses();

export const LongText: Story = {
  parameters: {
    portal: { through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "320px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    void rewritten.responses.set(projects.get, {
      guid: projectGuid,
      name: "x".repeat(100),
      description: `${"y".repeat(400)}\nSecond line`,
      product: { name: "DAQ-64 rev. C with the long mezzanine board" },
      tags_count: 12_345,
      versions_count: 98_765,
      forks_count: 1_234,
      latest_version: {
        version_sha1: "f".repeat(40),
        progressive_version_number: 98_765,
        message: "z".repeat(300),
        created_on: "2026-11-20T17:52:00Z",
        project: { guid: projectGuid, name: "x" },
        tags: [],
        last_build: {
          build_number: 12,
          created_on: "2026-11-20T17:52:00Z",
          queued: false,
          building: false,
          result: "success",
          status: "finished",
          duration: null,
        },
        lut: 130.25,
        clock: 96.4,
      },
      updated_on: "2026-11-20T17:52:00Z",
      created_on: "2026-02-03T17:52:00Z",
      keep_sources_permission_granted: true,
    }),
  play: async ({ canvas }) => {
    await expect(await meter("LUT")).toHaveAttribute("data-tone", "danger");
    await expect(canvas.getByText("Success")).toBeVisible();
    await expect(within(await meter("LUT")).getByText(/130\.3/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <ProjectPanel projectGuid={projectGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("progressbar", { name: "LUT" })).toBeVisible(),
  ...failsWith("Failed to fetch the project, please try again later."),
}).story;
