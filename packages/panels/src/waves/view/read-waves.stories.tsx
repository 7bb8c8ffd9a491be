import { statusOf, wavesOf } from "@gatehouse/story-kit/portal/waves-steps";
import { largeVcd, largeVcdNeedle, largeVcdSignals } from "@gatehouse/story-kit/samples/large-vcd.mjs";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { WavesView } from "./waves-view";

const meta = { title: "Panels/Waves/Read waves", component: WavesView, args: { source: "" } } satisfies Meta<
  typeof WavesView
>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<never>(() => undefined);

export const Loading: Story = {
  args: { source: { read: never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: /^Reading the waves/ })).toBeVisible();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const Empty: Story = {
  args: { source: "$timescale 1ns $end\n$enddefinitions $end\n#0\n#5\n" },
  play: async ({ canvas }) => expect(await canvas.findByText("This file has no signals")).toBeVisible(),
};

const server = { isFailing: true };

export const Failed: Story = {
  args: {
    source: { read: async () => (server.isFailing ? new Response("", { status: 503 }) : new Response(queueVcd)) },
  },
  beforeEach: () => {
    server.isFailing = true;
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("We couldn't read the waves. Try again.");
    server.isFailing = false;
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await expect(await wavesOf(canvas)).toBeVisible();
  },
};

/** Data received before the connection broke is shown. */
export const BrokenOff: Story = {
  args: {
    source: {
      read: async () => {
        const parts = [queueVcd.slice(0, 600)];
        return new Response(
          new ReadableStream<Uint8Array>({
            pull: (controller) => {
              const part = parts.pop();
              if (part === undefined) controller.error(new TypeError("network error"));
              else controller.enqueue(new TextEncoder().encode(part));
            },
          }),
        );
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await wavesOf(canvas)).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("You can see what was read until then.");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Canceled: Story = {
  args: {
    source: {
      read: async (signal) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByText("You stopped reading the waves.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

export const AnotherFormat: Story = {
  args: { source: "<!doctype html><html lang=en><title>Sign in</title></html>" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This file isn't a value change dump (VCD).");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Damaged: Story = {
  args: { source: queueVcd.slice(0, -20).replace("b10010 #", "b10010 ?\nnonsense").replace("#62502", "#5") },
  play: async ({ canvas }) => {
    await wavesOf(canvas);
    const notice = await canvas.findByText("Some of this file couldn't be read.");
    await expect(notice.parentElement).toHaveTextContent("1 value has an identifier that isn't declared.");
    await expect(notice.parentElement).toHaveTextContent("The time goes back once.");
  },
};

export const Packed: Story = {
  loaders: [
    async () => ({
      source: await new Response(new Blob([queueVcd]).stream().pipeThrough(new CompressionStream("gzip"))).blob(),
    }),
  ],
  render: (args, { loaded }) => <WavesView {...args} source={loaded["source"] as Blob} />,
  play: async ({ canvas }) => {
    await wavesOf(canvas);
    await expect(canvas.getByText("10 signals")).toBeVisible();
  },
};

const hostile = '<img src=x onerror="document.title=1">\u202Egnp.exe';

/** Names and texts of a file are shown as text. */
export const Hostile: Story = {
  args: {
    source: `$scope module ${hostile.replaceAll(" ", "_")} $end $var string 1 ! ${hostile} $end $upscope $end $enddefinitions $end\n#0\ns${hostile.replaceAll(" ", "_")} !\n`,
  },
  play: async ({ canvas, canvasElement }) => {
    const list = await wavesOf(canvas);
    await waitFor(() => expect(list).toHaveTextContent("<img src=x"));
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvasElement.innerHTML).not.toContain("\u202E");
  },
};

const megabytes = 20;

/** The number of rendered elements does not grow with the file. A value that occurs once is found. */
export const LargeFile: Story = {
  loaders: [async () => ({ source: new Blob([...largeVcd(megabytes * 1_000_000)]) })],
  render: (args, { loaded }) => <WavesView {...args} source={loaded["source"] as Blob} />,
  parameters: { axe: false },
  play: async ({ canvas, canvasElement }) => {
    const list = await wavesOf(canvas);
    await expect(canvas.getByText(`40 of ${largeVcdSignals} signals`)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add signals" }));
    const picker = canvas.getByRole("region", { name: "Add signals" });
    await userEvent.type(within(picker).getByRole("searchbox"), "count");
    await userEvent.click(within(picker).getByRole("button", { name: "Add top.count[23:0]" }));
    await userEvent.keyboard("{Escape}{Escape}");
    await waitFor(() => expect(canvasElement.querySelectorAll("*").length).toBeLessThan(250));
    list.focus();
    await userEvent.keyboard("{ArrowDown>45/}");
    await waitFor(() =>
      expect(within(list).getByRole("option", { selected: true })).toHaveAccessibleName(/^count\[23:0\], 000000$/),
    );
    await userEvent.keyboard(`/${largeVcdNeedle}{Enter}`);
    await waitFor(() => expect(statusOf(canvas)).toContain("Cursor 800 ns"));
  },
};
