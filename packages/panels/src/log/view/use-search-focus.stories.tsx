import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { type FieldState, useSearchFocus } from "./use-search-focus";

function LateField(): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<FieldState>("loading");
  const [text, setText] = useState("");
  const [focusedText, setFocusedText] = useState<string>();
  const { focusSearch, typeAhead } = useSearchFocus(frameRef, field, setText);
  return (
    <>
      <div
        ref={frameRef}
        role="group"
        aria-label="Frame"
        tabIndex={-1}
        // Keys that type no text change the field's state, so that the focus stays where it is.
        onKeyDown={(event) => {
          if (event.key === "F2") setField("loaded");
          else if (event.key === "F3") setField("failed");
          else if (event.target instanceof HTMLInputElement) return;
          else if (typeAhead(event.key)) event.preventDefault();
          else if (event.key === "/") {
            event.preventDefault();
            focusSearch();
          }
        }}
      >
        {field === "failed" && <button onClick={() => setField("loading")}>Retry</button>}
        {field === "loaded" && (
          <div className="gh-log-search">
            <input
              aria-label="Search"
              aria-description={focusedText}
              value={text}
              onFocus={(event) => setFocusedText(event.target.value)}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
      </div>
      <div role="group" aria-label="Elsewhere" tabIndex={-1} onFocus={() => setField("loaded")} />
    </>
  );
}

const meta = { title: "Panels/Log/SearchFocus", component: LateField } satisfies Meta<typeof LateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeysTypedBeforeTheField: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("group", { name: "Frame" }).focus();
    await userEvent.keyboard("/et{Backspace}rr/{F2}");
    const field = await canvas.findByRole("textbox", { name: "Search" });
    await expect(field).toHaveFocus();
    // The next key would replace a text that comes after the focus.
    await expect(field).toHaveAccessibleDescription("err/");
    await expect(field).toHaveValue("err/");
    await userEvent.keyboard("or");
    await expect(field).toHaveValue("err/or");
  },
};

export const GivenUp: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("group", { name: "Frame" });
    frame.focus();
    await userEvent.keyboard("/e{Escape}{F2}");
    await expect(await canvas.findByRole("textbox", { name: "Search" })).toHaveValue("");
    await expect(frame).toHaveFocus();
  },
};

export const LeftForAnotherPlace: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("group", { name: "Frame" }).focus();
    await userEvent.keyboard("/e");
    const elsewhere = canvas.getByRole("group", { name: "Elsewhere" });
    elsewhere.focus();
    await canvas.findByRole("textbox", { name: "Search" });
    await expect(elsewhere).toHaveFocus();
  },
};

/** A button in the viewer can be pressed by Space again. */
export const NotLoaded: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("group", { name: "Frame" }).focus();
    await userEvent.keyboard("/e{F3}");
    const retry = await canvas.findByRole("button", { name: "Retry" });
    retry.focus();
    await userEvent.keyboard(" ");
    await expect(retry).not.toBeInTheDocument();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.queryByRole("textbox", { name: "Search" })).toBeNull();
  },
};
