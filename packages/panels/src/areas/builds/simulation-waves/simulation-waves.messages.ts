import { defineMessages } from "../../../portal/messages";

/** The texts of a simulation's waves that load with the viewer. */
export const simulationWavesMessages = defineMessages("builds", {
  showWaves: (size: string) => `Show waves (${size})`,
});
