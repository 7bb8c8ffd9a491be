export { BuildPanel, type BuildPanelProps } from "../areas/builds/build-panel/build-panel";
export { BuildsPanel, type BuildsPanelProps } from "../areas/builds/builds-panel/builds-panel";
export { LatestBuildsCard } from "../areas/builds/latest-builds-card/latest-builds-card";
export { LogViewer, type LogViewerProps } from "../areas/builds/log-viewer/log-viewer";
export { SimulationPanel, type SimulationPanelProps } from "../areas/builds/simulation-panel/simulation-panel";
export { SimulationsPanel, type SimulationsPanelProps } from "../areas/builds/simulations-panel/simulations-panel";
export { WavesPanel, type WavesPanelProps } from "../areas/builds/waves-panel/waves-panel";
export { buildsMessages } from "../areas/builds/builds.messages";
