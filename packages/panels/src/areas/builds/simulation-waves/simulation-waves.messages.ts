import { defineMessages } from "../../../portal/messages";

/** The texts of a simulation's waves that load with the viewer. */
export const simulationWavesMessages = defineMessages("builds", {
  showWaves: (size: string) => `Show waves (${size})`,
  showWavesOfAnySize: "Show waves",
  unknownSize: "The server doesn't say how large they are.",
  unreadableOutput: "The output can't be shown here",
  unreadableOutputText:
    "It's on another server, which this page couldn't read. Download it to open it in another program.",
});
