export { buildLabel } from "./build-label";
export { BuildPanel } from "./build-panel/build-panel";
export { BuildStateLabel } from "./build-state-label";
export { BuildsPanel } from "./builds-panel/builds-panel";
export { LatestBuildsCard } from "./latest-builds-card/latest-builds-card";
export { SimulationPanel } from "./simulation-panel/simulation-panel";
export { SimulationsPanel } from "./simulations-panel/simulations-panel";
export { buildsMessages } from "./builds.messages";
