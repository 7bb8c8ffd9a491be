import { builds } from "@gatehouse/contract/builds";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { PanelCases } from "../../testing/panel-cases";

/** The output of a simulation that succeeded. */
const wavesOf = ({ projectGuid, commitSha }: typeof everyStateCommit) =>
  `/api/webapp/v1/projects/${projectGuid}/versions/${commitSha}/simulations/2/output/`;

const rawLogOf = ({ projectGuid, commitSha }: typeof everyStateCommit) =>
  `/app/projects/${projectGuid}/commits/${commitSha}/builds/${demoBuilds.success}/raw/`;

export const panelCases: PanelCases = {
  BuildsPanel: {
    props: everyStateCommit,
    frame: /Builds.*Started on/s,
    content: (place) => place.getByRole("link", { name: "#9.7" }),
    reads: [
      {
        call: builds.list,
        isRead: (place) => place.getByRole("table", { name: "Builds" }),
        failure: "Failed to fetch builds, please try again later.",
      },
    ],
  },
  SimulationsPanel: {
    props: everyStateCommit,
    frame: /Simulations.*Started on/s,
    content: (place) => place.getByRole("link", { name: "#9.2" }),
    reads: [
      {
        call: builds.listSimulations,
        isRead: (place) => place.getByRole("table", { name: "Simulations" }),
        failure: "Failed to fetch simulations, please try again later.",
      },
    ],
  },
  LatestBuildsCard: {
    frame: /Latest builds.*Started on/s,
    content: (place) => place.getByRole("link", { name: "Building... Build #9.7" }),
    reads: [
      {
        call: builds.latest,
        isRead: (place) => place.getByRole("table", { name: "Latest builds" }),
        failure: "Failed to fetch builds, please try again later.",
      },
    ],
  },
  BuildPanel: {
    props: { ...everyStateCommit, buildNumber: demoBuilds.success },
    frame: /Status.*Steps.*Log.*Utilization/s,
    content: (place) => [
      place.getByRole("button", { name: "Delete" }),
      place.getByText("LUT"),
      place.getByRole("log", { name: "Log lines" }),
    ],
    reads: [
      {
        call: builds.get,
        isRead: (place) => place.getByText("Started on"),
        failure: "Failed to fetch the build, please try again later.",
      },
      {
        call: builds.stats,
        isRead: (place) => place.getByRole("region", { name: "Steps" }),
        failure: "Failed to fetch build stats, please try again later.",
      },
      {
        call: builds.logs,
        isRead: (place) => place.getByRole("region", { name: "Log" }),
        failure: "Failed to fetch logs, please try again later.",
      },
    ],
  },
  SimulationPanel: {
    props: { ...everyStateCommit, buildNumber: "2" },
    frame: /Status.*Log/s,
    content: (place) => [place.getByRole("button", { name: "Delete" }), place.getByRole("log", { name: "Log lines" })],
    reads: [
      {
        call: builds.getSimulation,
        isRead: (place) => place.getByText("Started on"),
        failure: "Failed to fetch the simulation, please try again later.",
      },
      {
        call: builds.simulationLogs,
        isRead: (place) => place.getByRole("region", { name: "Log" }),
        failure: "Failed to fetch logs, please try again later.",
      },
    ],
  },
  LogViewer: {
    props: { src: rawLogOf(everyStateCommit) },
    frame: /Log/,
    content: (place) => place.getByRole("log", { name: "Log lines" }),
    reads: [],
  },
  WavesPanel: {
    props: { src: wavesOf(everyStateCommit) },
    frame: /Waves/,
    content: (place) => place.getByRole("group", { name: "Waves" }),
    reads: [],
  },
};
