import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../controls/button";
import { type LazyModule, lazyModule, useLazyModule } from "./lazy-module";

const onFailure = fn();

function Wanted({
  lazy,
  isWanted = true,
}: {
  readonly lazy: LazyModule<string>;
  readonly isWanted?: boolean;
}): ReactNode {
  return <p>{useLazyModule(lazy, isWanted, onFailure) ?? "Waiting"}</p>;
}

const meta: Meta = { title: "Design/LazyModule", beforeEach: () => void onFailure.mockClear() };

export default meta;

/** Simulates a module that another part of the page has just loaded. */
function LoadedMeanwhile(): ReactNode {
  const value = useRef<string>(undefined);
  const [lazy] = useState(() => ({ load: async () => "Loaded", loaded: () => value.current }));
  useLayoutEffect(() => {
    value.current = "Loaded";
  });
  return <Wanted lazy={lazy} />;
}

/** The module loads between the first render and its effects. */
export const ComesBeforeTheEffects: StoryObj = {
  render: () => <LoadedMeanwhile />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loaded")).toBeVisible();
  },
};

let isConnected = false;
const late = lazyModule(async () => {
  if (!isConnected) throw new TypeError("Failed to fetch dynamically imported module");
  return "Loaded";
});

function Switched(): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <Button onPress={() => setIsWanted(!isWanted)}>Switch</Button>
      <Wanted lazy={late} isWanted={isWanted} />
    </>
  );
}

/** A failure is reported once, and the next use fetches the module again. */
export const FetchedAgain: StoryObj = {
  render: () => <Switched />,
  play: async ({ canvas }) => {
    isConnected = false;
    const press = () => userEvent.click(canvas.getByRole("button", { name: "Switch" }));
    await press();
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    isConnected = true;
    await press();
    await press();
    await expect(await canvas.findByText("Loaded")).toBeVisible();
    await expect(onFailure).toHaveBeenCalledTimes(1);
  },
};
