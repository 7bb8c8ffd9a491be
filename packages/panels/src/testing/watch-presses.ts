import { screen, userEvent } from "storybook/test";

/** Remembers the last pressed control, to repeat the press like the second half of a double click, and with Enter. */
export function watchPresses() {
  let last: HTMLElement | undefined;
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement) last = target.closest("button") ?? undefined;
  };
  document.addEventListener("click", onClick, true);
  return {
    again: async () => {
      document.removeEventListener("click", onClick, true);
      last?.click();
      const dialog = screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog");
      const field = dialog?.querySelector<HTMLInputElement>("input:not([type=checkbox], [type=file], [hidden])");
      field?.focus();
      if (field) await userEvent.keyboard("{Enter}");
      last?.click();
    },
  };
}
