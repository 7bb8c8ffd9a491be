import { builds } from "@gatehouse/contract/builds";
import { confirmTwice, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { signalTexts } from "@gatehouse/story-kit/portal/waves-steps";
import { buildResponse, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { SimulationPanel } from "./simulation-panel";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof SimulationPanel> = {
  title: "Panels/Builds/SimulationPanel",
  component: SimulationPanel,
  args: { ...everyStateCommit, buildNumber: "2" },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof SimulationPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const details = within(await screen.findByRole("region", { name: "Simulation #9.2" }));
    await expect(await details.findByText("Success")).toBeVisible();
    await expect(details.getByText(/^\d s$/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("log", { name: "Log lines" })).toHaveTextContent(
        /Simulation succeeded: 4 checks passed$/,
      ),
    );
    await expect(canvas.queryByText("Utilization")).toBeNull();
  },
};

const outputPath = "/api/webapp/v1/outputs/7/";
/** A file as the server sends it, with its size. */
const sized = (text: string) => new Response(text, { headers: { "Content-Length": String(text.length) } });
const withOutput = (output: () => Response, log: string) => () => {
  rewritten.responses.set(builds.getSimulation, buildResponse(2, { output_file: outputPath }));
  rewritten.responses.set(builds.simulationLogs, { logs: log, start_row: 0 });
  rewritten.files.set(outputPath, output);
};

/** Pressing a time in the log moves the waveform cursor. */
export const Waves: Story = {
  beforeEach: withOutput(() => sized(queueVcd), "==> Simulate\n[      31.3 ns] ok level is 1\n[52.085 ns] ok\n"),
  play: async ({ canvas }) => {
    const waves = within(await screen.findByRole("region", { name: "Waves" }));
    const list = await waves.findByRole("listbox", { name: "Signals" });
    await waitFor(() => expect(signalTexts(list)).toContain("level[3:0], x"));
    const log = await canvas.findByRole("log", { name: "Log lines" });
    const time = await within(log).findByRole("button", { name: "31.3 ns" });
    await userEvent.click(time);
    await expect(await waves.findByText("Cursor 31.3 ns")).toBeVisible();
    await expect(signalTexts(list)).toContain("level[3:0], 1");
    within(log).getByRole("button", { name: "52.085 ns" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await waves.findByText("Cursor 52.085 ns")).toBeVisible();
  },
};

const readOutput = fn(() => sized(queueVcd));
let reads = 0;

/** A storage server signs the output's address anew at each poll. The waves stay, and the link has the newest address. */
export const SignedOutput: Story = {
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 200}>
      <SimulationPanel {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => {
    withOutput(readOutput, "")();
    readOutput.mockClear();
    reads = 0;
    rewritten.responses.set(builds.getSimulation, () => {
      reads += 1;
      return Response.json(buildResponse(2, { output_file: `${outputPath}?X-Amz-Signature=${reads}` }));
    });
  },
  play: async () => {
    const waves = within(await screen.findByRole("region", { name: "Waves" }));
    const list = await waves.findByRole("listbox", { name: "Signals" });
    const before = reads;
    const link = screen.getByRole("link", { name: "Download" });
    await waitFor(() => expect(Number(/\d+$/.exec(link.getAttribute("href") ?? "")?.[0])).toBeGreaterThan(before + 1));
    await expect(list).toBeInTheDocument();
    await expect(readOutput).toHaveBeenCalledTimes(1);
  },
};

/** Large waves are read on demand. Pressing a time in the log reads them too. */
export const LargeWaves: Story = {
  beforeEach: withOutput(
    () => new Response(queueVcd, { headers: { "Content-Length": "98000000" } }),
    "[31.251 ns] ok\n",
  ),
  play: async ({ canvas }) => {
    await expect(await screen.findByRole("button", { name: "Show waves (98 MB)" })).toBeVisible();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "31.251 ns" }));
    await expect(await screen.findByRole("listbox", { name: "Signals" })).toBeVisible();
    await expect(await screen.findByText("Cursor 31.251 ns")).toBeVisible();
  },
};

/** Waves of unknown size load on demand, since the download may be large. */
export const WavesOfUnknownSize: Story = {
  beforeEach: withOutput(() => new Response(queueVcd), "[31.251 ns] ok\n"),
  play: async () => {
    const waves = within(await screen.findByRole("region", { name: "Waves" }));
    await expect(await waves.findByText("The server doesn't say how large they are.")).toBeVisible();
    await expect(waves.queryByRole("listbox")).toBeNull();
    await userEvent.click(waves.getByRole("button", { name: "Show waves" }));
    await expect(await waves.findByRole("listbox", { name: "Signals" })).toBeVisible();
  },
};

/** Another server doesn't let the page read its files. Retrying would not help. */
export const OutputElsewhere: Story = {
  beforeEach: () => {
    rewritten.responses.set(
      builds.getSimulation,
      buildResponse(2, { output_file: "https://files.example.com/outputs/7.vcd" }),
    );
    rewritten.files.set("/outputs/7.vcd", () => {
      throw new TypeError("Failed to fetch");
    });
  },
  play: async () => {
    const waves = within(await screen.findByRole("region", { name: "Waves" }));
    await expect(await waves.findByText("The output can't be shown here")).toBeVisible();
    await expect(waves.queryByRole("button", { name: "Retry" })).toBeNull();
    await expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "https://files.example.com/outputs/7.vcd",
    );
  },
};

const readNetlist = fn(() => new Response("netlist"));

/** An output that is not waves can only be downloaded, and times in the log are not links. */
export const OtherOutput: Story = {
  beforeEach: withOutput(readNetlist, "[31.251 ns] ok\n"),
  play: async ({ canvas }) => {
    await expect(await screen.findByRole("link", { name: "Download" })).toBeVisible();
    await waitFor(() => expect(readNetlist).toHaveBeenCalledTimes(1));
    await canvas.findByText(/31.251 ns/);
    await expect(screen.queryByRole("region", { name: "Waves" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "31.251 ns" })).toBeNull();
  },
};

export const WavesFailed: Story = {
  beforeEach: withOutput(() => new Response("", { status: 500 }), "[31.251 ns] ok\n"),
  play: async () => {
    const waves = within(await screen.findByRole("region", { name: "Waves" }));
    await expect(await waves.findByText("We couldn't read the waves. Try again.")).toBeVisible();
    rewritten.files.set(outputPath, () => new Response(queueVcd));
    await userEvent.click(waves.getByRole("button", { name: "Retry" }));
    await expect(await waves.findByRole("listbox", { name: "Signals" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBe(2),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the simulation, please try again later.")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch logs, please try again later.")).toBeVisible();
  },
};

export const Stops: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    rewritten.responses.set(builds.getSimulation, buildResponse(2, { building: true, result: null }));
    rewritten.responses.set(builds.stopSimulation, () => {
      rewritten.responses.set(builds.getSimulation, buildResponse(2, { result: "ABORTED" }));
      return Response.json({});
    });
  },
  play: async () => {
    await press("Stop simulation");
    await seesToast("Simulation #9.2 was stopped.");
  },
};

export const Deletes: Story = {
  args: { buildNumber: "1" },
  parameters: { axe: false },
  play: async () => {
    await press("Delete");
    await confirmTwice("Delete simulation", "Delete simulation");
    await seesToast("Simulation #9.1 deleted.");
    await waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "commit" }), replace: false }]),
    );
  },
};

export const Missing: Story = {
  args: { buildNumber: "99" },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "commit" }), replace: true }]),
    ),
};
