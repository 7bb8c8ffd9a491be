import type { Endpoint } from "@gatehouse/contract";
import { builds } from "@gatehouse/contract/builds";
import { cart } from "@gatehouse/contract/cart";
import { downloads } from "@gatehouse/contract/downloads";
import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import { projects } from "@gatehouse/contract/projects";
import { releases } from "@gatehouse/contract/releases";
import { support } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { pathPattern } from "@gatehouse/story-kit/faults/rewritten-responses";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, Profiler, type ReactNode, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import type { PanelName } from "../panel-catalog";
import { everyPanel } from "../testing/every-panel";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";
import { PollPaceContext } from "./poll-pace";

let commits = 0;
let show: (panel: ReactNode) => void = () => undefined;
const reads: { readonly pathname: string; readonly status: number }[] = [];

/** Revalidates as the browser's cache does, and records the server's responses. */
function revalidating(send: typeof fetch): typeof fetch {
  const known = new Map<string, Response>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, href } = new URL(request.url);
    request.headers.set("If-None-Match", known.get(href)?.headers.get("ETag") ?? "");
    const response = await send(request);
    reads.push({ pathname, status: response.status });
    if (response.status !== 304) known.set(href, response.clone());
    return known.get(href)?.clone() ?? response;
  };
}

/** A panel with its provider. Polls that run every minute run ten times a second here. */
function Measured(): JSX.Element {
  const [panel, setPanel] = useState<ReactNode>(null);
  show = setPanel;
  return (
    <Profiler
      id="portal"
      onRender={() => {
        commits += 1;
      }}
    >
      <div data-testid="place">
        {panel !== null && (
          <AnotherPortal story={{ through: revalidating, timeoutMs: 30_000 }}>
            <PollPaceContext value={1 / 600}>{panel}</PollPaceContext>
          </AnotherPortal>
        )}
      </div>
    </Profiler>
  );
}

const meta: Meta<typeof Measured> = {
  title: "Panels/IdlePolls",
  component: Measured,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;

const comesBack = () => {
  const before = Date.now();
  Date.now = () => before + 10_000;
  window.dispatchEvent(new Event("visibilitychange"));
};

/** Unchanged responses are 304s. They render nothing and leave the document as it is. */
function staysIdle(name: PanelName, calls: readonly Endpoint[], asks?: () => void): StoryObj<typeof Measured> {
  return {
    play: async ({ loaded }) => {
      const panel = everyPanel.find((known) => known.name === name);
      if (panel === undefined) throw new Error(`${name} is in no catalog`);
      signInFor(panel, loaded);
      const place = screen.getByTestId("place");
      show(await panelElement(panel));
      await waitFor(() => isVisible(name, within(place), panel.content));
      let mutations = 0;
      const observer = new MutationObserver((records) => {
        mutations += records.length;
      });
      observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
      const { now } = Date;
      try {
        // Lazy parts may still render during the first rounds.
        await waitFor(async () => {
          [commits, mutations, reads.length] = [0, 0, 0];
          for (let times = 1; times <= 5; times += 1) {
            await waitFor(() => {
              // A return to the tab is ignored while the response before is still being read.
              asks?.();
              calls.forEach((call) => expect(timesRead(call)).toBeGreaterThanOrEqual(times));
            });
          }
          mutations += observer.takeRecords().length;
          const statuses = [...new Set(reads.map(({ status }) => status))];
          await expect({ commits, mutations, statuses }).toEqual({ commits: 0, mutations: 0, statuses: [304] });
        });
      } finally {
        Date.now = now;
        observer.disconnect();
      }
    },
  };
}

const timesRead = (call: Endpoint) => reads.filter(({ pathname }) => pathPattern(call).test(pathname)).length;

export const Projects = staysIdle("ProjectsPanel", [projects.latestCommits, projects.list]);
export const Project = staysIdle("ProjectPanel", [projects.get]);
export const Commits = staysIdle("CommitsPanel", [projects.listCommits]);
export const Commit = staysIdle("CommitPanel", [projects.getCommit]);
export const Builds = staysIdle("BuildsPanel", [builds.list]);
export const Simulations = staysIdle("SimulationsPanel", [builds.listSimulations]);
export const Build = staysIdle("BuildPanel", [builds.get, builds.stats]);
export const Simulation = staysIdle("SimulationPanel", [builds.getSimulation]);
export const ProjectFigures = staysIdle("ProjectFiguresPanel", [projects.listCommits]);
export const Compare = staysIdle("ComparePanel", [projects.getCommit]);
export const Tag = staysIdle("TagPanel", [projects.getCommit]);
/** Tags are not polled. They are refetched when the tab is visible again. */
export const Tags = staysIdle("TagsPanel", [projects.listTags], comesBack);
export const LatestProjects = staysIdle("LatestProjectsCard", [projects.list]);
export const LatestCommits = staysIdle("LatestCommitsCard", [projects.latestCommits]);
export const LatestBuilds = staysIdle("LatestBuildsCard", [builds.latest]);
export const Licenses = staysIdle("LicensesPanel", [licenses.grouped, licenses.inUse]);
export const LicenseStatus = staysIdle("LicenseStatusPanel", [licenses.best]);
export const NeedsAttention = staysIdle("NeedsAttentionPanel", [licenses.grouped]);
export const License = staysIdle("LicenseDetailPanel", [licenses.get]);
export const Cart = staysIdle("CartPanel", [cart.list]);
export const CartCount = staysIdle("CartButton", [cart.count]);
export const Orders = staysIdle("OrdersPanel", [orders.list]);
export const Order = staysIdle("OrderDetailPanel", [orders.get]);
export const Teams = staysIdle("TeamsPanel", [teams.list]);
export const Team = staysIdle("TeamPanel", [teams.get, teams.listLicenses, teams.listUsers]);
export const Downloads = staysIdle("DownloadsPanel", [downloads.listStable, downloads.listNotices]);
export const LatestRelease = staysIdle("LatestReleaseCard", [downloads.listStable]);
export const Releases = staysIdle("ReleaseManager", [releases.list]);
export const Release = staysIdle("ReleasePanel", [releases.listHistory, releases.listSharedLinks]);
export const Tickets = staysIdle("SupportPanel", [support.list]);
export const Ticket = staysIdle("TicketPanel", [support.get, support.listComments, support.listAttachments]);
