import { Button } from "@gatehouse/design";
import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { LogOnServer } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { LogReader } from "../store/log-source";
import { LogView } from "./log-view";

const meta = { title: "Panels/Log/Ended logs", component: LogView, args: { source: "" } } satisfies Meta<
  typeof LogView
>;

export default meta;
type Story = StoryObj<typeof meta>;

const server = { log: new LogOnServer(""), readsAtEnd: 0, isRunning: true };
/** The last line is written only after the end was read once. */
const read: LogReader["read"] = async (window) => {
  const rows = await server.log.read(window);
  if (!server.isRunning) server.readsAtEnd += 1;
  if (server.readsAtEnd === 1) server.log.add("written after the end");
  return rows;
};

function EndedLog() {
  const [isRunning, setRunning] = useState(true);
  const end = () => {
    server.isRunning = false;
    setRunning(false);
  };
  return (
    <>
      <Button onPress={end}>End</Button>
      <LogView source={{ read, isRunning }} pollMs={20} />
    </>
  );
}

/** A server may write the last lines of a log after the result of its build. */
export const LateLines: Story = {
  beforeEach: () => {
    server.log = new LogOnServer("the last line of the running build");
    server.readsAtEnd = 0;
    server.isRunning = true;
  },
  render: () => <EndedLog />,
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("the last line of the running build");
    await userEvent.click(canvas.getByRole("button", { name: "End" }));
    await expect(await within(log).findByText("written after the end")).toBeVisible();
  },
};
